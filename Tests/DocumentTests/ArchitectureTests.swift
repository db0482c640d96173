import TesseraTesting
import Testing

/// What the page on architecture says of files, beside that they exist.
@Suite(.runtimeIssuesFail)
struct ArchitectureTests {
    private static func page() throws -> Document { try Document("ARCHITECTURE.md") }

    @Test func `each folder of the sources has its line`() throws {
        let named = Set(try Self.page().tableRows.flatMap(Self.paths))
        let folders = try Document.folders(in: "Sources")
        #expect(folders.contains("Sources/TesseraCore/Graph"))
        #expect(Set(folders).subtracting(named) == [])
    }

    @Test func `each concept is declared in the file beside it`() throws {
        let concepts = try Self.page().tableRows.filter { row in
            row.count == 3 && row[1].hasSuffix(".swift`")
        }
        #expect(concepts.count > 10)
        for concept in concepts {
            let (name, path) = (Self.word(concept[0]), Self.word(concept[1]))
            let declaration = try Regex("(class|struct|enum|protocol) \(name)\\b")
            let isDeclared = try Document(path).text.contains(declaration)
            #expect(isDeclared, "\(path) does not declare \(name)")
        }
    }

    private static func word(_ cell: String) -> String { cell.replacing("`", with: "") }

    private static func paths(in row: [String]) -> [String] {
        row.flatMap { $0.split(separator: ", ") }.filter { $0.hasPrefix("`Sources/") }
            .map { word(String($0)) }
    }
}
