import Tessera
import TesseraTesting
import TestViews

private struct Setting: View {
    @State private var isOn = false

    var body: some View {
        Toggle("Sound", isOn: $isOn)
    }
}

@Suite(.runtimeIssuesFail)
struct ToggleTests {
    @Test func `a toggle is a label and switch, and one element`() {
        let host = ViewHost(rootView: Setting())
        expectEqual(
            "\(host.tree)",
            """
            Setting isOn: false
              Toggle isOn: false [SwitchToggleStyle, by default]
                HStack
                  Text "Sound"
                  Spacer
                  Switch isOn: false .onTapGesture()
            """)
        expectEqual("\(host.accessibilityTree)", #"Sound, "off", toggle"#)
    }

    @Test func `a tap on the switch and an activation both flip it`() {
        let host = ViewHost(rootView: Setting())
        expectEqual(host.tap(.type("Switch")), .done)
        expectEqual("\(host.accessibilityTree)", #"Sound, "on", toggle"#)
        expectEqual(host.toggle(.label("Sound")), .done)
        expectEqual("\(host.accessibilityTree)", #"Sound, "off", toggle"#)
    }

    @Test func `a view other than a toggle cannot be toggled`() {
        let host = ViewHost(rootView: Button("Save") {})
        expectEqual(
            host.toggle(.label("Save")), .refused("Save, button does not respond to toggle"))
    }

    @Test func `automatic goes back to the default inside another style`() {
        let host = ViewHost(
            rootView: VStack {
                Setting()
                Setting().toggleStyle(.automatic)
            }
            .toggleStyle(.button))
        expectEqual(
            host.tree["VStack/Setting"]?.children.first?.styles.map(\.name), ["ButtonToggleStyle"]
        )
        expectEqual(
            host.tree["VStack/Setting[1]/Toggle"]?.styles.map(\.name), ["SwitchToggleStyle"])
    }
}
