import Tessera
import TesseraLaws

/// A control that seems to be good.
struct Impostor {
    let name: String
    let verdicts: @MainActor () -> [ControlVerdict]

    init<Value>(_ name: String, _ control: ControlCase<Value>) {
        self.name = name
        verdicts = { control.verdicts(acts: 60) }
    }

    /// Chips, segments, switches, steppers and buttons.
    static let others = [
        Impostor("chips that only add", chips { $0.union([$1]) }),
        Impostor("chips of which one alone is chosen", chips { [$1] }),
        Impostor(
            "a chip that turns two",
            chips { $0.symmetricDifference($1 == "Tea" ? ["Tea", "Milk"] : [$1]) }),
        Impostor(
            "chips that clear the others at three",
            chips { $0.count == 2 && !$0.contains($1) ? [] : $0.symmetricDifference([$1]) }),
        Impostor(
            "chips that announce the others as selected",
            chips(isSelected: { !$0.contains($1) }) { $0.symmetricDifference([$1]) }),
        Impostor(
            "segments that are a dead text",
            ControlCase(choices: DeadSegments.all) { DeadSegments(span: $0) }),
        Impostor(
            "segments that name the chosen one alone",
            ControlCase(choices: DeadSegments.all) { span in
                HStack {
                    ForEach(DeadSegments.all, id: \.self) { name in
                        Button(name) { span.wrappedValue = name }
                            .foregroundStyle(span.wrappedValue == name ? .orange : .gray)
                            .accessibilityLabel(span.wrappedValue == name ? name : "")
                    }
                }
            }),
        Impostor(
            "a switch that is turned round from right to left",
            ControlCase { TurnedSwitch(isOn: $0) }),
        Impostor(
            "a switch that turns twice when it is activated",
            ControlCase { isOn in
                Toggle("Wi-Fi", isOn: isOn).accessibilityAction {
                    isOn.wrappedValue.toggle()
                    isOn.wrappedValue.toggle()
                }
            }),
        Impostor(
            "a switch that turns on only",
            ControlCase { isOn in
                Button("Wi-Fi") { isOn.wrappedValue = true }.tint(
                    isOn.wrappedValue ? .orange : .gray
                )
                .accessibilityValue(isOn.wrappedValue ? "1" : "0")
            }),
        Impostor(
            "a button that acts when the finger comes down",
            ControlCase(action: { act in
                Text("Send").accessibilityAddTraits(.isButton).gesture(
                    DragGesture(minimumDistance: 0).onChanged {
                        if $0.translation == .zero { act() }
                    })
            })),
        Impostor(
            "a button that acts when the finger has left",
            ControlCase(action: { act in
                Text("Send").accessibilityAddTraits(.isButton)
                    .gesture(DragGesture(minimumDistance: 0).onEnded { _ in act() })
            })),
        Impostor(
            "a button that acts twice",
            ControlCase(action: { act in
                Button("Send") {
                    act()
                    act()
                }
            })),
        Impostor(
            "a stepper that adds three for two touches",
            ControlCase(stops: Array(0...9)) { DoubleStepper(count: $0, isTriple: true) }),
        Impostor(
            "a stepper whose minus is dead at five",
            ControlCase(stops: Array(0...9)) { DoubleStepper(count: $0, isTriple: false) }),
    ]

    private static func chips(
        isSelected: @escaping (Set<String>, String) -> Bool = { $0.contains($1) },
        _ next: @escaping (Set<String>, String) -> Set<String>
    ) -> ControlCase<Set<String>> {
        ControlCase(anyOf: ["Tea", "Milk", "Rum"]) { chosen in
            Chips(chosen: chosen, isSelected: isSelected, next: next)
        }
    }
}

private struct DeadSegments: View {
    static let all = ["Day", "Week", "Year"]
    @Binding var span: String

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Self.all, id: \.self) { name in
                Text(name).frame(width: 60).background(span == name ? .yellow : .gray)
                    .onTapGesture { span = name }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Span").accessibilityValue(span)
        .accessibilityAction {}
    }
}

private struct TurnedSwitch: View {
    @Binding var isOn: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button("Wi-Fi") { if direction == .leftToRight || !isOn { isOn.toggle() } }
            .foregroundStyle(isOn ? .orange : .gray)
            .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

private struct DoubleStepper: View {
    @Binding var count: Int
    let isTriple: Bool

    var body: some View {
        HStack {
            button("minus", by: -1)
            Text(verbatim: "\(count)").frame(width: 40)
            button("plus", by: 1)
        }
        .announced("Count", $count, to: 9)
    }

    private func button(_ name: String, by step: Int) -> some View {
        Image(systemName: name).frame(width: 44, height: 44).contentShape(Rectangle())
            .onTapGesture(count: 2) { add(isTriple ? 3 * step : 2 * step) }
            .onTapGesture { if isTriple || count != 5 || step > 0 { add(step) } }
    }

    private func add(_ step: Int) { count = min(max(0, count + step), 9) }
}
