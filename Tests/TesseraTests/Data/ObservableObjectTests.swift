import Tessera
import TesseraTesting
import TestViews

private final class Shelf: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var titles = ["Emma"]
    @Published var isOpen = true
    var notes = 0

    init() { Shelf.made += 1 }
}

private struct Count: View {
    @ObservedObject var shelf: Shelf
    var body: some View { Text("\(shelf.titles.count) books, \(shelf.notes) notes") }
}

private struct Owner: View {
    @StateObject private var shelf = Shelf()
    @State private var round = 0

    var body: some View {
        Count(shelf: shelf)
        Given().environmentObject(shelf)
        Button("add") { shelf.titles.append("Faust") }
        Button("note") {
            shelf.objectWillChange.send()
            shelf.notes += 1
        }
        Button("round \(round)") { round += 1 }
    }
}

private struct Given: View {
    @EnvironmentObject private var shelf: Shelf
    var body: some View {
        Toggle(shelf.titles.joined(separator: " "), isOn: $shelf.isOpen)
    }
}

@Suite(.runtimeIssuesFail, .serialized)
struct ObservableObjectTests {
    @Test func `a published change reaches all who observe the object`() {
        let host = ViewHost(rootView: Owner())
        #expect(host.tree.first(text: "1 books, 0 notes") != nil)
        expectEqual(host.tap(.text("add")), .done)
        #expect(host.tree.first(text: "2 books, 0 notes") != nil)
        #expect(host.tree.first(text: "Emma Faust") != nil)
    }

    @Test func `a published property that a body has not read leaves it`() {
        let host = ViewHost(rootView: Owner())
        let bodies = host.recordingBodies { host.toggle(.label("Emma")) }
        #expect(!bodies.contains { $0.hasSuffix("Count") })
        expectEqual(host.tree["Owner/Given/Toggle"]?.value("isOn"), "false")
    }

    @Test func `objectWillChange updates the views that observe`() {
        let host = ViewHost(rootView: Owner())
        expectEqual(host.tap(.text("note")), .done)
        #expect(host.tree.first(text: "1 books, 1 notes") != nil)
    }

    @Test func `a state object is made once for the view's life`() {
        Shelf.made = 0
        let host = ViewHost(rootView: Owner())
        host.tap(.text("add"))
        host.tap(.text("round 0"))
        host.rootView = Owner()
        #expect(host.tree.first(text: "2 books, 0 notes") != nil)
        expectEqual(Shelf.made, 1)
    }

    @Test func `an object uses the publisher that it declares`() {
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            var number = 0 { willSet { objectWillChange.send() } }
        }
        struct Screen: View {
            @ObservedObject var own: Own
            var body: some View {
                Stepper("number \(own.number)", value: $own.number)
            }
        }
        let own = Own()
        let host = ViewHost(rootView: Screen(own: own))
        own.number = 5
        #expect(host.tree.first(text: "number 5") != nil)
        expectEqual(host.adjust(.type("Stepper"), .increment), .done)
        expectEqual(own.number, 6)
    }
}

@Suite(.runtimeIssuesFail)
struct SystemValueTests {
    private struct Screen: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height
        @Environment(\.scenePhase) private var phase
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.pixelLength) private var pixel
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @ScaledMetric private var length = 8.0

        var body: some View {
            Text(
                [
                    width == .compact ? "narrow" : "wide", height == .regular ? "tall" : "low",
                    "\(phase)", "\(size)", "\(pixel)", reducesMotion ? "still" : "moving",
                    "\(length)",
                ].joined(separator: " "))
        }
    }

    @Test func `values of a system have a phone's defaults, and can be set`() {
        let host = ViewHost(rootView: Screen())
        #expect(host.tree.first(text: "narrow tall active large 0.5 moving 8.0") != nil)
        let other = ViewHost {
            Screen().environment(\.horizontalSizeClass, .regular)
                .environment(\.scenePhase, .background).environment(\.displayScale, 4)
                .environment(\.accessibilityReduceMotion, true)
        }
        #expect(other.tree.first(text: "wide tall background large 0.25 still 8.0") != nil)
    }
}
