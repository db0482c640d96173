import Foundation
import Tessera

/// The values that the program stores for the two controls of a bench, and its acts.
@MainActor
@Observable
final class Store<Value> {
    var values: [Value]
    var isDisabled = false
    /// Whether the text beside the controls is the other one.
    var isOther = false
    /// What the controls have written since the last act.
    @ObservationIgnored var written: [(control: Int, value: Value)] = []

    init(_ values: [Value]) { self.values = values }

    func binding(_ index: Int) -> Binding<Value> {
        Binding(
            get: { self.values[index] },
            set: {
                self.written.append((index, $0))
                self.values[index] = $0
            })
    }
}

/// Two controls of a kind, one below the other, between texts.
struct Bench<Value>: View {
    let store: Store<Value>
    let control: @MainActor (Binding<Value>) -> AnyView

    /// The distance between the controls.
    static var spacing: CGFloat { 40 }
    static var width: CGFloat { 400 }

    var body: some View {
        VStack(spacing: Self.spacing) {
            Text(verbatim: store.isOther ? "Other" : "Text")
            ControlSlot(control: control(store.binding(0)))
            ControlSlot(control: control(store.binding(1)))
        }
        .frame(width: Self.width)
        .disabled(store.isDisabled)
    }
}

/// The place of a control on a bench.
struct ControlSlot: View {
    let control: AnyView

    static let identifier = "the control on a bench"

    var body: some View {
        control.accessibilityElement(children: .contain).accessibilityIdentifier(Self.identifier)
    }

    static func query(_ index: Int) -> ViewQuery { .type(ControlSlot.self)[index] }
}
