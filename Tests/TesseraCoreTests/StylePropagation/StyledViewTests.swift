import TesseraCore
import TestViews
import TesseraTesting

/// A control without a body: the tree stores it and its style in one node.
@Suite(.runtimeIssuesFail)
struct StyledViewTests {
    struct SealConfiguration {
        let title: String
        let press: ControlAction<Void>
    }

    struct Seal: StyledView {
        var title: String
        var press: () -> Void = {}
        var configuration: SealConfiguration {
            SealConfiguration(title: title, press: ControlAction(press))
        }
        var defaultStyle: PlainSeal { PlainSeal() }
    }

    struct PlainSeal: ControlStyle {
        func makeBody(configuration: SealConfiguration) -> some View { Label(configuration.title) }
    }

    struct Waxed: ControlStyle {
        var color = "red"
        func makeBody(configuration: SealConfiguration) -> some View {
            Label("\(color) \(configuration.title)")
            Seal(title: configuration.title)
        }
    }

    @Test func `the tree shows the control, with the style that has drawn it`() {
        expectEqual(
            "\(ViewGraph(Seal(title: "a")).tree)",
            """
            Seal title: "a" [PlainSeal, by default]
              Label "a"
            """)
    }

    @Test func `the nearest style draws, delegating to the next outer style`() {
        let seal = Seal(title: "a").controlStyle(Waxed()).controlStyle(Waxed(color: "blue"))
        expectEqual(
            "\(ViewGraph(seal).tree)",
            """
            Seal title: "a" .controlStyle(Waxed).controlStyle(Waxed) [Waxed, set on Seal]
              Label "red a"
              Seal title: "a" [Waxed, set on Seal]
                Label "blue a"
                Seal title: "a" [PlainSeal, by default]
                  Label "a"
            """)
    }

    /// A control that reads the environment, has a state, and passes both on.
    struct Counting: StyledView {
        struct Configuration {
            @Binding var count: Int
            let unit: String
        }

        struct Counted: ControlStyle {
            func makeBody(configuration: Configuration) -> some View {
                Tap("\(configuration.count) \(configuration.unit)") { configuration.count += 1 }
            }
        }

        @State private var count = 0
        @Environment(\.unit) private var unit
        var configuration: Configuration { Configuration(count: $count, unit: unit) }
        var defaultStyle: Counted { Counted() }
    }

    /// A control that sets an environment value for the views of its style.
    struct Numbered: StyledView {
        struct Configuration {}

        struct Written: ControlStyle {
            @Environment(\.unit) private var unit
            func makeBody(configuration: Configuration) -> some View { Label(unit) }
        }

        let number: Int
        var configuration: Configuration { Configuration() }
        var defaultStyle: Written { Written() }
        var setsEnvironment: Bool { true }
        func setEnvironment(_ values: inout EnvironmentValues) { values.unit = "\(number)" }
    }

    @Test func `each neighbour has the values that it sets`() {
        struct Screen: View {
            @State private var middle = 2
            var body: some View {
                Numbered(number: 1)
                Numbered(number: middle)
                Numbered(number: 3)
                Tap("change") { middle = 9 }
            }
        }
        let graph = ViewGraph(Screen())
        expectEqual(graph.labels, ["1", "2", "3"])
        graph.tap("change")
        expectEqual(graph.labels, ["1", "9", "3"])
    }

    @Test func `a change of a value that the control reads reruns its style`() {
        struct Screen: View {
            @State private var unit = "stars"
            var body: some View {
                Counting().environment(\.unit, unit)
                Tap("hearts") { unit = "hearts" }
            }
        }
        let graph = ViewGraph(Screen())
        graph.tap("0 stars")
        expectEqual(graph.recordingBodies { graph.tap("hearts") }, ["Screen", "Counted"])
        expectEqual(graph.recordingBodies { graph.tap("1 hearts") }, ["Counted"])
        expectEqual(
            "\(graph.tree)",
            """
            Screen unit: "hearts"
              Counting count: 2 .environment(\\.unit, "hearts") [Counted, by default]
                Tap "2 hearts"
              Tap "hearts"
            """)
    }
}

extension EnvironmentValues {
    fileprivate var unit: String {
        get { self[UnitKey.self] }
        set { self[UnitKey.self] = newValue }
    }
}

private struct UnitKey: EnvironmentKey {
    static let defaultValue = "points"
}
