import Tessera
import TesseraTesting
import TestViews

/// Changes during an update.
@Suite(.runtimeIssuesFail)
struct ReentrancyTests {
    private static let ignored =
        "state of this view was written while the tree was being updated; the write is ignored. "
        + "Write it in an action, or in onAppear or onChange."

    private struct Setter: View {
        @State private var source = 1
        @State private var copy = 0

        var body: some View {
            Text("\(source) \(copy)").onTapGesture { source += 1 }
            Reader(value: Binding(get: { source }, set: { _ in }), into: copied)
        }

        /// A binding whose setter writes a state of this view.
        private var copied: Binding<Int> {
            Binding(get: { copy }, set: { copy = $0 })
        }

        struct Reader: View {
            @Binding var value: Int
            @Binding var into: Int
            var body: some View {
                let _ = into = value
                Text("\(value)")
            }
        }
    }

    @Test func `a setter called during an update is reported`() {
        let host = ViewHost(rootView: Setter())
        #expect(host.tree.first(text: "1 0") != nil)
        host.tap(.text("1 0"))
        #expect(host.tree.first(text: "2 0") != nil)
        expectIssues(host, ["Setter: \(Self.ignored)", "Setter: \(Self.ignored)"])
    }

    private struct Loading: View {
        @State private var text = "loading"
        @State private var count = 0
        var body: some View {
            Text("\(text) \(count)").onAppear { text = "loaded" }
                .onChange(of: text) { count += 1 }
        }
    }

    @Test func `state written in onAppear and onChange shows in one update`() {
        let host = ViewHost(rootView: Loading())
        #expect(host.tree.first(text: "loaded 1") != nil)
        expectIssues(host, [])
    }

    private struct Removable: View {
        @State private var isShown = true
        @State private var log = ""

        var body: some View {
            Text("log \(log)")
            if isShown {
                Item {
                    isShown = false
                    log += "tapped "
                }
                .onDisappear { log += "gone" }
            }
        }

        struct Item: View {
            @State private var count = 0
            let action: () -> Void
            var body: some View {
                Text("item \(count)").onTapGesture {
                    action()
                    count += 1
                }
            }
        }
    }

    @Test func `a tap that removes the tapped view is carried out to the end`() throws {
        let host = ViewHost(rootView: Removable())
        let item = try #require(host.find(.text("item 0")))
        expectEqual(host.recordingBodies { item.tap() }, ["Removable", "Removable"])
        expectEqual(
            host.tree.description,
            "Removable isShown: false, log: \"tapped gone\"\n  Text \"log tapped gone\"")
        #expect(!item.isPresent)
        expectEqual(item.tap(), .refused("the view is no longer in the tree"))
        expectIssues(host, [])
    }

    private struct Screen: View {
        let cell: Cell
        let badge: BadgeConfiguration

        init(cell: Cell) {
            self.cell = cell
            let site = Site(
                world: World([], []), spec: Spec(.plain, isCopied: false), path: "", argument: 0)
            badge = BadgeConfiguration(
                site: site, value: .constant(0), label: AnyView(EmptyView()))
        }

        var body: some View {
            Badge(configuration: badge)
                .badgeStyle(Inner(cell: cell))
                .badgeStyle(Outer(amount: cell.value))
        }
    }

    /// A style that draws the badge with a tap. The tap changes a value of the outer style.
    private struct Inner: BadgeStyle {
        let cell: Cell
        func makeBody(configuration: Configuration) -> some View {
            Badge(configuration: configuration).onTapGesture { cell.value += 1 }
        }
    }

    private struct Outer: BadgeStyle {
        let amount: Int
        func makeBody(configuration: Configuration) -> some View { Text("amount \(amount)") }
    }

    @Test func `a style that changes an outer style redraws the control`() {
        let cell = Cell(1)
        let host = ViewHost(rootView: Screen(cell: cell))
        expectEqual(host.recordingBodies { host.tap(.text("amount 1")) }, ["Screen", "Outer"])
        #expect(host.tree.first(text: "amount 2") != nil)
    }

    private struct Looking: View {
        let look: () -> Void
        var body: some View {
            let _ = look()
            Text("a").onTapGesture(perform: look)
        }
    }

    @Test func `the tree read in an action has everything applied`() {
        struct Counting: View {
            @State private var count = 0
            let look: () -> Void
            var body: some View {
                Text("\(count)").onTapGesture {
                    count += 1
                    look()
                }
            }
        }
        var host: ViewHost<Counting>?
        var seen: [String?] = []
        host = ViewHost(rootView: Counting { seen.append(host?.tree["Counting/Text"]?.text) })
        host?.tap(.text("0"))
        expectEqual(seen, ["1"])
        host = nil
    }

    @Test func `the tree read in a body is as it was before the update`() {
        var host: ViewHost<Looking>?
        var seen: [String] = []
        host = ViewHost(rootView: Looking { seen.append(host?.tree.description ?? "none") })
        expectEqual(seen, ["none"])
        host?.rootView = Looking { seen.append(host?.tree.description ?? "none") }
        host?.update()
        expectEqual(seen.last, "Looking\n  Text \"a\" .onTapGesture()")
        host = nil
    }

    @Test func `a root view set in a body is shown after that body`() {
        struct Root: View {
            let numbers: [Int]
            let replace: ([Int]) -> Void
            var body: some View {
                let _ = replace(numbers)
                Text("\(numbers)")
            }
        }
        var host: ViewHost<Root>?
        func countDown(_ numbers: [Int]) {
            guard numbers.count > 1 else { return }
            host?.rootView = Root(numbers: numbers.dropLast(), replace: countDown)
        }
        host = ViewHost(rootView: Root(numbers: [1], replace: countDown))
        host?.rootView = Root(numbers: [1, 2, 3], replace: countDown)
        expectEqual(host?.recordingBodies { host?.update() }, [])
        #expect(host?.tree.first(text: "[1]") != nil)
        host = nil
    }

    @Test func `a root view set in a body may remove the running view`() {
        struct Replacing: View {
            let cell: Cell
            let replace: () -> Void
            @State private var text = "gone"
            var body: some View {
                let _ = cell.value == 1 ? replace() : ()
                Text("\(text) \(cell.value)")
            }
        }
        let cell = Cell(0)
        var host: ViewHost<AnyView>?
        host = ViewHost(
            rootView: AnyView(
                Replacing(cell: cell) { host?.rootView = AnyView(Text("another")) }))
        cell.value = 1
        expectEqual(host?.tree.description, "Text \"another\"")
        cell.value = 2
        expectEqual(host?.recordingBodies {}, [])
        host = nil
    }

    @Test func `a body's change of an object reaches its readers`() {
        struct Rising: View {
            let cell: Cell
            var body: some View {
                let _ = cell.value += 1
                Text("\(cell.value)")
            }
        }
        struct Pair: View {
            let cell: Cell
            @State private var isRising = false
            var body: some View {
                PlainReader(cell: cell)
                if isRising { Rising(cell: cell) }
                Text("start").onTapGesture { isRising = true }
            }
        }
        struct PlainReader: View {
            let cell: Cell
            var body: some View { Text("\(cell.value)") }
        }
        let host = ViewHost(rootView: Pair(cell: Cell(0)))
        let bodies = host.recordingBodies { host.tap(.text("start")) }
        // The body that makes the change has seen its result, and does not run again.
        expectEqual(bodies, ["Pair", "Rising", "PlainReader"])
        expectEqual(host.tree.all("Text").compactMap(\.text), ["1", "1", "start"])
    }
}
