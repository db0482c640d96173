import Tessera

extension ClosureCase {
    static let controls: [ClosureCase] = [
        ClosureCase("a button", [tap]) { Button("it", action: $1) },
        ClosureCase("a button of a style of one's own", [hold, letGo]) {
            Button("it", action: $1).buttonStyle(Boxed())
        },
        ClosureCase("a button of a style that draws it again", [hold, letGo]) {
            Button("it", action: $1).buttonStyle(Again()).buttonStyle(Boxed())
        },
        ClosureCase("a button in a row", [{ $0.tapRow(.text("it")) }]) { _, call in
            List { Button("it", action: call) }
        },
        ClosureCase("a modifier with a body", [tap]) { _, call in
            Text("it").modifier(Surrounded(call: call))
        },
        ClosureCase("the binding of a toggle", [{ $0.toggle(.label("it")) }]) {
            Toggle("it", isOn: binding(to: false, $1))
        },
        ClosureCase("a binding that is handed on", [tap]) {
            Handing(isOn: binding(to: false, $1))
        },
        ClosureCase("a part of a binding", [tap]) { Handing(isOn: binding(to: [true], $1)[0]) },
        ClosureCase("the binding of a slider", [{ $0.adjust(.label("it"), .increment) }]) {
            Slider(value: binding(to: 0.5, $1)) { Text("it") }
        },
        ClosureCase("onEditingChanged of a slider", [{ $0.adjust(.label("it"), .increment) }]) {
            _, call in
            Slider(value: .constant(0.5)) {
                Text("it")
            } onEditingChanged: { _ in
                call()
            }
        },
        ClosureCase("onIncrement of a stepper", [{ $0.adjust(.label("it"), .increment) }]) {
            Stepper("it", onIncrement: $1, onDecrement: nil)
        },
        ClosureCase("the binding of a field", typing) {
            TextField("it", text: binding(to: "", $1))
        },
        ClosureCase("the binding of a secure field", typing) {
            SecureField("it", text: binding(to: "", $1))
        },
        ClosureCase("the binding of an editor", typing) { TextEditor(text: binding(to: "it", $1)) },
        ClosureCase("the binding of a search field", typing) { _, call in
            Text("found").searchable(text: binding(to: "", call), prompt: "it")
        },
        ClosureCase("the binding of a focused field", typing) { Focusing(call: $1) },
        ClosureCase("the binding of a picker", [{ $0.choose(2, in: .text("it")) }]) { _, call in
            Picker("it", selection: binding(to: 1, call)) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
        },
    ]

    private static func binding<Value>(
        to value: Value, _ call: @escaping () -> Void
    ) -> Binding<Value> {
        Binding(
            get: {
                call()
                return value
            }, set: { _ in call() })
    }

    private static let typing: [Act] = [{ $0.focus(.text("it")) }, { $0.press(key: "x") }]

    private struct Focusing: View {
        let call: () -> Void
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack { TextField("it", text: binding(to: "", call)).focused($isFocused) }
                .focusable()
        }
    }

    private struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label }
        }
    }

    private struct Again: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }

    private struct Surrounded: ViewModifier {
        let call: () -> Void
        func body(content: Content) -> some View { content.onTapGesture(perform: call) }
    }

    private struct Handing: View {
        @Binding var isOn: Bool
        var body: some View { Flipping(isOn: $isOn) }
    }

    private struct Flipping: View {
        @Binding var isOn: Bool
        var body: some View { Text("it").onTapGesture { isOn.toggle() } }
    }
}
