import Tessera
import TesseraClosureRating
import TesseraControlRating
import TesseraRating

/// A control that counts its uses.
enum Subject: CaseIterable {
    case originalRating, closureRating, rating, button, toggle, textField, picker, adjustable

    func view(_ used: @escaping () -> Void) -> AnyView {
        func binding<Value>(_ value: Value) -> Binding<Value> {
            Binding(get: { value }, set: { (_: Value) in used() })
        }
        switch self {
        case .originalRating: return AnyView(TesseraRating.Rating(value: binding(2)))
        case .closureRating: return AnyView(TesseraClosureRating.Rating(value: binding(2)))
        case .rating: return AnyView(TesseraControlRating.Rating(value: binding(2)))
        case .button: return AnyView(Button("Save", action: used))
        case .toggle: return AnyView(Toggle("Wrap", isOn: binding(true)))
        case .textField: return AnyView(TextField("Name", text: binding("")))
        case .picker:
            return AnyView(
                Picker("Genre", selection: binding(1)) { ForEach(1..<3) { Text("\($0)") } })
        case .adjustable:
            return AnyView(
                Text("Volume")
                    .accessibilityAdjustableAction { _ in used() }
                    .accessibilityAction(named: "Mute", used)
                    .onTapGesture(perform: used))
        }
    }

    static let touched = allCases.filter(\.isUsedByTouch)

    /// Whether a finger or an assistive technology uses the control, and not only a keyboard or a
    /// choice.
    var isUsedByTouch: Bool { self != .textField && self != .picker }
}

/// A way to disable a control or to keep input from it.
enum Closing: CaseIterable {
    case disabled, readOnly, hidden, transparent

    func close(_ view: AnyView) -> AnyView {
        switch self {
        case .disabled: AnyView(view.disabled(true))
        case .readOnly: AnyView(view.refusesInteraction("read-only"))
        case .hidden: AnyView(view.hidden())
        case .transparent: AnyView(view.opacity(0))
        }
    }
}

/// A view around a control that might enable it again.
enum Wrapping: CaseIterable {
    case bare, label, hint, value, traits, combine, contain, ignore, button, row

    func wrap(_ view: AnyView) -> AnyView {
        switch self {
        case .bare: view
        case .label: AnyView(view.accessibilityLabel("Food"))
        case .hint: AnyView(view.accessibilityHint("Choose"))
        case .value: AnyView(view.accessibilityValue("some"))
        case .traits: AnyView(view.accessibilityAddTraits(.isSelected))
        case .combine: AnyView(pair(view).accessibilityElement(children: .combine))
        case .contain: AnyView(pair(view).accessibilityElement(children: .contain))
        case .ignore: AnyView(pair(view).accessibilityElement(children: .ignore))
        case .button:
            AnyView(
                Button {
                } label: {
                    pair(view)
                })
        case .row: AnyView(List { pair(view) })
        }
    }

    private func pair(_ view: AnyView) -> some View {
        HStack {
            view
            Text("beside")
        }
    }
}
