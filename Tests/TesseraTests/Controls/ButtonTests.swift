import Tessera
import TesseraTesting
import TestViews

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}

@Suite(.runtimeIssuesFail)
struct ButtonTests {
    @Test func `a tap on a button performs its action`() {
        let host = ViewHost(rootView: Counter())
        expectEqual(host.tap(.text("0")), .done)
        expectEqual(
            "\(host.tree)",
            """
            Counter count: 1
              Button [DefaultButtonStyle, by default]
                Text "1" .onButtonGesture()
            """)
        expectEqual("\(host.accessibilityTree)", "1, button")
    }

    @Test func `a disabled button refuses, and says that it is disabled`() {
        let host = ViewHost(rootView: Counter().disabled(true))
        expectEqual(host.tap(.text("0")), .refused("disabled"))
        expectEqual(host.activate(.label("0")), .refused("disabled"))
        expectEqual("\(host.accessibilityTree)", "0, button, disabled")
    }

    @Test func `a view inside a disabled view cannot enable itself`() {
        let host = ViewHost(rootView: Counter().disabled(false).disabled(true))
        expectEqual(host.tap(.text("0")), .refused("disabled"))
    }

    @Test func `a button style sees presses and cancellations`() {
        struct PressStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        let host = ViewHost(rootView: Counter().buttonStyle(PressStyle()))
        expectEqual(
            host.difference { host.press(.text("0")) }.description,
            """
            ~ Counter/Button/Text: .opacity(1).onButtonGesture() → .opacity(0.5).onButtonGesture()
            """)
        host.release(.text("0"), inside: false)
        expectEqual(
            "\(host.tree)",
            """
            Counter count: 0 .buttonStyle(PressStyle)
              Button [PressStyle, set on Counter]
                Text "0" .opacity(1).onButtonGesture()
            """)
        host.press(.text("0"))
        host.release(.text("0"))
        #expect(host.tree.first(text: "1") != nil)
    }

    @Test func `a primitive style decides how its buttons are pressed`() {
        struct DoubleTapStyle: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
            }
        }
        let host = ViewHost(rootView: Counter().buttonStyle(DoubleTapStyle()))
        expectEqual(host.tap(.text("0")), .refused("nothing here responds to a tap"))
        expectEqual(host.tap(.text("0"), count: 2), .done)
        #expect(host.tree.first(text: "1") != nil)
    }

    private struct Fading: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    @Test func `controlStyle takes a button style as buttonStyle does`() {
        let host = ViewHost(rootView: Counter().controlStyle(Fading()).buttonStyle(.plain))
        expectEqual(host.tap(.text("0")), .done)
        expectEqual(
            "\(host.tree)",
            """
            Counter count: 1 .controlStyle(Fading).buttonStyle(PlainButtonStyle)
              Button [Fading, set on Counter]
                Text "1" .opacity(1).onButtonGesture()
            """)
        expectIssues(host, [])
    }

    /// A style that adds padding to the next outer style.
    private struct Framing: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding()
        }
    }

    private struct Nesting: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Button("inside") {}
            }
        }
    }

    @Test func `both kinds of button styles delegate to the next outer`() {
        let host = ViewHost(
            rootView: Button("outside") {}
                .buttonStyle(Nesting()).buttonStyle(Framing()).buttonStyle(Fading()))
        expectEqual(
            "\(host.tree)",
            """
            Button .buttonStyle(Nesting).buttonStyle(Framing).buttonStyle(Fading) \
            [Nesting, set on Button]
              VStack .onButtonGesture()
                Text "outside"
                Button [Framing, set on Button]
                  Button .padding() [Fading, set on Button]
                    Text "inside" .opacity(1).onButtonGesture()
            """)
        expectIssues(host, [])
    }
}
