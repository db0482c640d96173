import Tessera
import TesseraRating
import TesseraTesting

private struct Row: View {
    @State private var value = 2

    var body: some View { Rating(value: $value) }
}

private struct OwningScreen: View {
    var count: Int

    var body: some View {
        VStack { ForEach(0..<count, id: \.self) { _ in Row() } }
    }
}

@Suite(.runtimeIssuesFail)
struct RatingWorkTests {
    /// What one tap on a symbol costs: the bodies that run, and the nodes that are visited.
    func work<Screen: View>(of screen: Screen) throws -> (bodies: [String], visited: Int) {
        let host = ViewHost(rootView: screen)
        let symbol = try #require(host.find(.type(Image.self)[3]))
        let visited = host.work.visitedNodes
        let bodies = host.recordingBodies { symbol.tap() }
        return (bodies, host.work.visitedNodes - visited)
    }

    @Test func `a tap runs the same bodies among 100 and 1,000`() throws {
        let few = try work(of: OwningScreen(count: 100))
        let many = try work(of: OwningScreen(count: 1_000))
        #expect(few.bodies == ["Rating"] + Array(repeating: "StarRatingStyle", count: 5))
        #expect(few.bodies == many.bodies)
        #expect(few.visited == many.visited)
    }

    @Test func `another style value runs the styles' bodies and nothing else`() {
        struct Screen: View {
            var symbol: String
            var body: some View {
                OwningScreen(count: 3)
                    .ratingStyle(SystemImageRatingStyle(systemImage: symbol))
            }
        }
        let host = ViewHost(rootView: Screen(symbol: "heart"))
        let bodies = host.recordingBodies { host.rootView = Screen(symbol: "flag") }
        #expect(bodies == ["Screen"] + Array(repeating: "SystemImageRatingStyle", count: 15))
        #expect(host.tree.all("Image").first?.text == "flag.fill")
    }
}
