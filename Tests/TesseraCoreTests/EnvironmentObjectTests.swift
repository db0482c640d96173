import Observation
import TesseraCore
import TestViews
import TesseraTesting

@Observable
private final class Book {
    var title = "A"
    var stars = 0
    var chapters = [1, 2]
}

private struct BookKey: EnvironmentKey {
    static var defaultValue: Book? { nil }
}

extension EnvironmentValues {
    fileprivate var book: Book? {
        get { self[BookKey.self] }
        set { self[BookKey.self] = newValue }
    }

    fileprivate var bookTitle: String { self[BookKey.self]?.title ?? "none" }
}

// Reads of an object through an environment value.

@Suite(.runtimeIssuesFail)
struct EnvironmentObjectTests {
    private struct NameReader: View {
        @Environment(\.bookTitle) private var title
        @Environment(\.book?.stars) private var stars
        var body: some View { Label("\(title) \(stars ?? -1)") }
    }

    @Test func `a changed property of an environment object is shown`() {
        let book = Book()
        let graph = ViewGraph(
            Stack {
                NameReader()
                NameReader()
            }.environment(\.book, book))
        expectEqual(graph.labels, ["A 0", "A 0"])
        book.title = "C"
        expectEqual(graph.labels, ["C 0", "C 0"])
        book.stars = 3
        expectEqual(graph.labels, ["C 3", "C 3"])
        expectEqual(graph.recordingBodies { book.chapters = [] }, [])
    }
}
