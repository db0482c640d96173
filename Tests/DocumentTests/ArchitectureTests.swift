import TesseraTesting
import TestViews

/// The statements of the architecture page about files, besides that they exist.
@Suite(.runtimeIssuesFail)
struct ArchitectureTests {
    private static func page() throws -> Document { try Document("ARCHITECTURE.md") }

    @Test func `each module imports only modules above it`() throws {
        let rows = try Self.page().tableRows.filter { $0.count == 2 && $0[0].hasPrefix("`Tessera") }
            .map { $0[0].split(separator: ", ").map { Self.word(String($0)) } }
        let folders = try Document.folders(in: "Sources").compactMap { folder in
            folder.split(separator: "/").dropFirst().first.map(String.init)
        }
        expectEqual(Set(rows.joined()), Set(folders))
        for (position, modules) in rows.enumerated() {
            let above = Set(rows[..<position].joined())
            for module in modules {
                for source in try Document.sources(in: ["Sources/\(module)"]) {
                    let imports = source.text.matches(of: /(?m)^[a-z@_ ]*import (Tessera\w*)$/)
                    let wrong = Set(imports.map { String($0.1) }).subtracting(above)
                    #expect(wrong.isEmpty, "\(module), \(source.name)")
                }
            }
        }
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
}
