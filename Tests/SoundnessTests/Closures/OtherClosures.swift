import Tessera

extension ClosureCase {
    static let others: [ClosureCase] = [
        ClosureCase("onChange", [change]) { value, call in
            Text("it").onChange(of: value) { call() }
        },
        ClosureCase("onDisappear", [leave]) { _, call in
            Text("it").onDisappear(perform: call)
        },
        ClosureCase("onPreferenceChange", [change]) { value, call in
            Text("it").preference(key: Number.self, value: value)
                .onPreferenceChange(Number.self) { _ in call() }
        },
        ClosureCase("onGeometryChange", [change]) { value, call in
            Color.red.frame(width: CGFloat(value + 1))
                .onGeometryChange(for: CGFloat.self) {
                    call()
                    return $0.size.width
                } action: { _ in
                    call()
                }
        },
        ClosureCase("onDelete", [{ $0.deleteRow(.text("it")) }]) { _, call in
            List { ForEach(["it"], id: \.self) { Text($0) }.onDelete { _ in call() } }
        },
        ClosureCase("onKeyPress", [{ $0.focus(.text("it")) }, { $0.press(key: "x") }]) { _, call in
            Text("it").focusable().onKeyPress("x") {
                call()
                return .handled
            }
        },
        ClosureCase("accessibilityAction", [{ $0.activate(.label("it")) }]) { _, call in
            Text("it").accessibilityAction { call() }
        },
        ClosureCase("a named action", [{ $0.perform(actionNamed: "do", on: .label("it")) }]) {
            _, call in Text("it").accessibilityAction(named: "do") { call() }
        },
        ClosureCase("accessibilityAdjustableAction", [{ $0.adjust(.label("it"), .decrement) }]) {
            _, call in Text("it").accessibilityAdjustableAction { _ in call() }
        },
        ClosureCase("onDismiss", [{ $0.dismissSheet() }]) { Presenting(call: $1) },
        ClosureCase("a button on a sheet", [tap]) { Presenting(call: $1) },
        ClosureCase("a button of an alert", [tap]) { Alerting(call: $1) },
        ClosureCase("navigationDestination", [tap]) { _, call in
            NavigationStack {
                NavigationLink("it", value: 1)
                    .navigationDestination(for: Int.self) { _ in
                        let _ = call()
                        Text("there")
                    }
            }
        },
    ]

    private enum Number: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Presenting: View {
        let call: () -> Void
        @State private var isShown = true
        var body: some View {
            Text("back").sheet(isPresented: $isShown, onDismiss: call) {
                Button("it", action: call)
            }
        }
    }

    private struct Alerting: View {
        let call: () -> Void
        @State private var isShown = true
        var body: some View {
            Text("back").alert("question", isPresented: $isShown) { Button("it", action: call) }
        }
    }
}
