import SampleControl
import Tessera
import TesseraTesting

@MainActor
@Suite(.runtimeIssuesFail)
struct SampleTests {
    /// Owns what the control changes.
    struct Settings: View {
        @State private var isOn = false

        var body: some View {
            Sample("Wi-Fi", isOn: $isOn)
        }
    }

    @Test func `a style draws around what the next style draws`() {
        let host = ViewHost(rootView: Settings().sampleStyle(.capsule))
        expectTree(
            host,
            """
            Settings isOn: false .sampleStyle(CapsuleSampleStyle)
              Sample isOn: false
                Button .accessibilityRepresentation(…) [DefaultButtonStyle, by default] [CapsuleSampleStyle, set on Settings]
                  Sample isOn: false .padding(8).background(.gray, in: Capsule()).onButtonGesture() [CheckSampleStyle, by default]
                    HStack .contentShape(Rectangle())
                      Image "circle"
                      Text "Wi-Fi"
                  accessibilityRepresentation
                    Toggle isOn: false [SwitchToggleStyle, by default]
                      HStack
                        Text "Wi-Fi"
                        Spacer
                        Switch isOn: false .onTapGesture()
            """)
    }

    @Test func `a tap switches on, and a second tap off`() {
        let host = ViewHost(rootView: Settings())
        #expect(host.tap(.type(Sample.self)) == .done)
        #expect("\(host.accessibilityTree)" == #"Wi-Fi, "on", toggle"#)
        #expect(host.tap(.type(Sample.self)) == .done)
        #expect("\(host.accessibilityTree)" == #"Wi-Fi, "off", toggle"#)
    }

    @Test func `the control keeps the laws of all controls`() {
        expectControl(ControlCase { Sample("Wi-Fi", isOn: $0).sampleStyle(.capsule) })
    }

    @Test func `a style reaches each control inside a view`() {
        let screen = VStack {
            Settings()
            Settings()
        }
        let host = ViewHost(rootView: screen.sampleStyle(.capsule))
        #expect(host.tree.all("Sample").count == 4)
    }

    @Test func `a finger that slides away changes nothing`() {
        let host = ViewHost(
            rootView: VStack(spacing: 80) {
                Settings()
                Text("Other settings")
            })
        let difference = host.difference {
            host.drag(from: .type(Sample.self), to: .text("Other settings"))
        }
        #expect("\(difference)" == "no change")
    }

    @Test func `the capsule looks as recorded`() {
        let host = ViewHost(rootView: Settings().sampleStyle(.capsule))
        expectPicture(host, named: "capsule", as: .characters)
    }
}
