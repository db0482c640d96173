import TestViews
import TesseraTesting

@testable import TesseraCore

// Only changed views run: the work for one change does not grow with the tree.

@Suite(.runtimeIssuesFail)
struct WorkTests {
    struct Rated: View {
        let name: String
        @State private var stars = 0
        var body: some View {
            Stack {
                ForEach(1..<6) { star in Label(star <= stars ? "★" : "☆") }
                Tap(name) { stars += 1 }
            }
        }
    }

    struct Ratings: View {
        let count: Int
        var body: some View {
            ForEach(0..<count, id: \.self) { Rated(name: "\($0)") }
        }
    }

    struct BoundRow: View {
        let name: String
        @Binding var stars: Int
        var body: some View {
            Label("\(stars)")
            Tap(name) { stars += 1 }
        }
    }

    /// Performs the action of the tap with a name, and returns the number of bodies that ran.
    private func work<Content: View>(
        ofTapping name: String, in view: Content
    ) -> Int {
        let graph = ViewGraph(view)
        let tap = graph.picture.nodes.lazy.compactMap { $0.role(Tap.self) }
            .first { $0.name == name }
        let before = graph.work.bodies
        tap?.run()
        graph.update()
        return graph.work.bodies - before
    }

    @Test func `a tap among 2,000 costs as much as among 100`() {
        let few = work(ofTapping: "50", in: Ratings(count: 100))
        let many = work(ofTapping: "50", in: Ratings(count: 2_000))
        expectEqual(few, 1)
        expectEqual(few, many)
    }

    struct Elements: View {
        @State private var stars: [Int]
        init(count: Int) { _stars = State(initialValue: Array(repeating: 0, count: count)) }
        var body: some View {
            Row("rows") { [stars = $stars] in
                ForEach(0..<10, id: \.self) { BoundRow(name: "\($0)", stars: stars[$0]) }
            }
        }
    }

    @Test func `a tap on an array element is independent of its length`() {
        let few = work(ofTapping: "5", in: Elements(count: 100))
        let many = work(ofTapping: "5", in: Elements(count: 2_000))
        expectEqual(few, 1)
        expectEqual(few, many)
    }

    /// A view that reads each element separately, so that its body depends on each of them.
    struct Sum: View {
        @State private var stars: [Int]
        var isReversed = false

        init(count: Int) { _stars = State(initialValue: Array(repeating: 1, count: count)) }

        var body: some View {
            let places = isReversed ? Array(stars.indices.reversed()) : Array(stars.indices)
            Label("\(places.reduce(0) { $0 + $stars[$1].wrappedValue })")
            ForEach([0, stars.count - 1], id: \.self) { place in
                Tap("\(place)") { $stars[place].wrappedValue += 1 }
            }
        }
    }

    @Test(arguments: [250, 4_000])
    func `a body keeps one link for each value that it reads`(count: Int) {
        let graph = ViewGraph(Sum(count: count))
        func links() -> Int? {
            let node = graph.picture.nodes.first { $0.elementName == "Sum" }
            return node?.dependencies.first.map { first in
                sequence(first: first, next: \.pointee.next).reduce(0) { count, _ in count + 1 }
            }
        }
        // One for the array, and one for each element.
        expectEqual(links(), count + 1)
        graph.tap("0")
        expectEqual(links(), count + 1)
        // The body reads the same values in another order.
        graph.view.isReversed = true
        graph.tap("\(count - 1)")
        expectEqual(links(), count + 1)
        expectEqual(graph.labels, ["\(count + 2)"])
        expectEqual(graph.work.bodies, 4)
    }
}
