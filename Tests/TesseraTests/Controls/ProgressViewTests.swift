import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct ProgressViewTests {
    @Test func `a progress view is a bar, or a ring without a value`() {
        let host = ViewHost {
            ProgressView("Copying", value: 3, total: 4)
            ProgressView("Searching")
        }
        #expect(
            "\(host.tree)" == """
                ProgressView fractionCompleted: 0.75 [DefaultProgressViewStyle, by default]
                  VStack alignment: .leading
                    Text "Copying"
                    Track fraction: 0.75, hasKnob: false
                      ZStack .frame(height: 4).frame(height: 16)
                        Capsule .fill(.quaternary)
                        Capsule .fill(.tint).scaleEffect(x: 0.75, anchor: .leading)
                ProgressView [DefaultProgressViewStyle, by default]
                  VStack
                    ZStack .frame(width: 20, height: 20)
                      Circle .stroke(.quaternary, lineWidth: 3)
                      Arc fraction: 0.25 .stroke(.tint, lineWidth: 3, lineCap: .round)
                    Text "Searching" .foregroundStyle(.secondary)
                """)
        #expect(
            "\(host.accessibilityTree)" == """
                Copying, "75%"
                Searching, "in progress"
                """)
    }

    @Test(arguments: [(2.0, 1.0, "1"), (-1, 1, "0"), (.nan, 1, "0"), (1, 0, "1"), (1, .nan, "1")])
    func `progress is within its total`(value: Double, total: Double, fraction: String) {
        let host = ViewHost(rootView: ProgressView(value: value, total: total))
        #expect(host.tree["ProgressView"]?.value("fractionCompleted") == fraction)
    }

    @Test func `a progress style sees which labels are missing`() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(configuration.fractionCompleted == nil ? "endless" : "ending")
                Text(configuration.currentValueLabel == nil ? "silent" : "speaking")
                ProgressView(configuration)
            }
        }
        let host = ViewHost {
            ProgressView("a").progressViewStyle(Words()).progressViewStyle(.linear)
        }
        #expect(host.tree.all("Text").compactMap(\.text) == ["a", "endless", "silent", "a"])
        #expect(host.tree.all("Track").count == 1)
    }

    @Test func `hidden labels of a progress view are announced`() {
        let host = ViewHost(rootView: ProgressView("Copying", value: 0.5).labelsHidden())
        #expect(host.frame(of: .text("Copying")) == nil)
        #expect("\(host.accessibilityTree)" == #"Copying, "50%""#)
    }
}
