import Tessera
import TesseraTesting

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
        #expect(
            "\(host.tree)" == """
                Setting isOn: false
                  Toggle isOn: false [SwitchToggleStyle, by default]
                    HStack
                      Text "Sound"
                      Spacer
                      Switch isOn: false .onTapGesture()
                """)
        #expect("\(host.accessibilityTree)" == #"Sound, "off", toggle"#)
    }

    @Test func `a tap on the switch and an activation both flip it`() {
        let host = ViewHost(rootView: Setting())
        #expect(host.tap(.type("Switch")) == .done)
        #expect("\(host.accessibilityTree)" == #"Sound, "on", toggle"#)
        #expect(host.toggle(.label("Sound")) == .done)
        #expect("\(host.accessibilityTree)" == #"Sound, "off", toggle"#)
    }

    @Test func `a view other than a toggle cannot be toggled`() {
        let host = ViewHost(rootView: Button("Save") {})
        #expect(
            host.toggle(.label("Save")) == .refused("Save, button does not respond to toggle"))
    }

    @Test func `automatic goes back to the default inside another style`() {
        let host = ViewHost(
            rootView: VStack {
                Setting()
                Setting().toggleStyle(.automatic)
            }
            .toggleStyle(.button))
        #expect(
            host.tree["VStack/Setting"]?.children.first?.styles.map(\.name) == ["ButtonToggleStyle"]
        )
        #expect(
            host.tree["VStack/Setting[1]/Toggle"]?.styles.map(\.name) == ["SwitchToggleStyle"])
    }
}
