import TesseraCore
import TestViews
import TesseraTesting

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
        #expect(few == 1)
        #expect(few == many)
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
        #expect(few == 1)
        #expect(few == many)
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

    @Test func `a body may read thousands of values in linear time`() {
        func time(count: Int) -> Duration {
            let times = (0..<3).map { _ in
                ContinuousClock().measure {
                    let graph = ViewGraph(Sum(count: count))
                    graph.update()
                    // The body runs again with the same reads, and then with the reads in another
                    // order.
                    graph.tap("0")
                    graph.view.isReversed = true
                    graph.tap("\(count - 1)")
                    #expect(graph.labels == ["\(count + 2)"])
                    #expect(graph.work.bodies == 4)
                }
            }
            return times.min() ?? .zero
        }
        // A search among all other reads, for each read, would take about two hundred times as long
        // for sixteen times as many.
        #expect(time(count: 4_000) / time(count: 250) < 40)
    }
}
