import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ProgressViewTests {
    @Test func `a progress view is a bar, or a ring without a value`() {
        let host = ViewHost {
            ProgressView("Copying", value: 3, total: 4)
            ProgressView("Searching")
        }
        expectEqual(
            "\(host.tree)",
            """
            ProgressView fractionCompleted: 0.75 [DefaultProgressViewStyle, by default]
              VStack alignment: .leading
                Text "Copying"
                Track fraction: 0.75
                  ZStack .frame(height: 4).frame(height: 16)
                    Capsule .fill(.quaternary)
                    Capsule .fill(.tint).scaleEffect(x: 0.75, anchor: .leading)
            ProgressView [DefaultProgressViewStyle, by default]
              VStack
                ZStack .frame(width: 20, height: 20)
                  Circle .stroke(.quaternary, lineWidth: 3)
                  Circle .rotation(.degrees(-90)).trim(to: 0.25)\
            .stroke(.tint, lineWidth: 3, lineCap: .round)
                Text "Searching" .foregroundStyle(.secondary)
            """)
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Copying, "75%"
            Searching, "in progress"
            """)
    }

    @Test(arguments: [
        (2.0, 1.0, "1", "the value, 2, is not in 0...1; 100% is shown."),
        (-0.5, 1, "0", "the value, -0.5, is not in 0...1; 0% is shown."),
        (.nan, 1, "0", "the value, .nan, is not in 0...1; 0% is shown."),
        (1, .infinity, "0", "the bounds, 0....infinity, are not finite; 0% is shown."),
        (1, 0, "1", "the total is 0; 100% is shown."),
        (1, .nan, "1", "the total is .nan; 100% is shown."),
    ])
    func `progress outside its total is reported and clamped`(
        value: Double, total: Double, fraction: String, issue: String
    ) {
        let host = ViewHost(rootView: ProgressView(value: value, total: total))
        expectEqual(host.tree["ProgressView"]?.value("fractionCompleted"), fraction)
        _ = host.accessibilityTree
        expectIssues(host, ["ProgressView: \(issue)"])
    }

    @Test(arguments: [
        (-1.0, 0.0...1.0, "0", "the value, -1, is not in 0...1; 0% is shown."),
        (.nan, 0...1, "0", "the value, .nan, is not in 0...1; 0% is shown."),
        (0, 0...0, "0", "the bounds, 0...0, are equal; 0% is shown."),
    ])
    func `a gauge outside its bounds is reported and clamped`(
        value: Double, bounds: ClosedRange<Double>, shown: String, issue: String
    ) {
        let host = ViewHost(rootView: Gauge(value: value, in: bounds) { Text("Level") })
        expectEqual(host.tree["Gauge"]?.value("value"), shown)
        // A style that passes the gauge on does not report it again.
        struct Framed: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Gauge(configuration).border(.red)
            }
        }
        expectIssues(host, ["Gauge: \(issue)"])
        let framed = ViewHost {
            Gauge(value: value, in: bounds) { Text("Level") }.gaugeStyle(Framed())
        }
        expectIssues(framed, ["Gauge: \(issue)"])
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
        expectEqual(host.tree.all("Text").compactMap(\.text), ["a", "endless", "silent", "a"])
        expectEqual(host.tree.all("Track").count, 1)
    }

    @Test func `hidden labels of a progress view are announced`() {
        let host = ViewHost(rootView: ProgressView("Copying", value: 0.5).labelsHidden())
        #expect(host.frame(of: .text("Copying")) == nil)
        expectEqual("\(host.accessibilityTree)", #"Copying, "50%""#)
    }

    @Test func `a gauge has labels of its bounds, also around a ring`() {
        func gauge(_ style: some GaugeStyle) -> ViewTree {
            ViewHost(
                rootView: Gauge(value: 3, in: 0...12) {
                    Text("Level")
                } currentValueLabel: {
                    Text("3")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("12")
                }
                .gaugeStyle(style)
            ).tree
        }
        func words(_ tree: ViewTree) -> [String] { tree.all("Text").compactMap(\.text) }
        expectEqual(words(gauge(.linearCapacity)), ["Level", "0", "12", "3"])
        expectEqual(words(gauge(.accessoryCircular)), ["Level", "3", "0", "12"])
        #expect(
            "\(gauge(.accessoryCircularCapacity))".contains(
                "Circle .trim(from: -0.001, to: 0.251).rotation(.degrees(-90))"))
    }
}
