import TesseraPrograms
import Foundation
import TesseraTesting

@testable import Tour
import TestViews

@Suite(.runtimeIssuesFail)
struct TourTests {
    @Test func `the tour prints the expected output`() throws {
        try expectOutput(of: "Tour", Tour.output(for: []))
        try expectOutput(of: "Tour", in: "expected-all.txt", Tour.output(for: ["--all"]))
    }

    /// Another test compares the output of `--all`.
    static func wholeWalk() throws -> String {
        try String(contentsOf: Package.url(of: "Examples/Tour/expected-all.txt"), encoding: .utf8)
    }

    @Test func `six stops fit in 250 lines with the names of the others`() throws {
        let text = try tellingIssues { try Tour.output(for: []) }
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 250)
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("── ") }
        expectEqual(headings.count, 6)
        for (_, stop) in Tour.stops { #expect(text.contains(stop.name)) }
    }

    @Test func `a gallery shows each picture that is written`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tour-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try tellingIssues {
            _ = try Tour.output(for: ["--svg", folder.path])
            return try Self.wholeWalk()
        }
        let page = try String(
            contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".svg") }
        #expect(files.count > 50)
        for file in files { #expect(page.contains("src=\"\(file)\"")) }
    }

    @Test(arguments: Tour.stops.map(\.stop.name))
    func `each stop is visited by name and shows code and trees`(
        name: String
    ) throws {
        let (part, stop) = try #require(Tour.stops.first { $0.stop.name == name })
        let text = try tellingIssues {
            let report = try stop.visit(in: part)
            #expect(report.code.contains("Rating"))
            #expect(!report.steps.isEmpty)
            return try Tour.output(for: [name])
        }
        #expect(text.hasPrefix("══ \(part.name) "))
        #expect(text.contains("── \(name) "))
    }

    @Test func `the stops of a part import its design and no other`() throws {
        let folders = ["the original's style": "Original", "the proposed control": "Control"]
        let modules = ["Original": "TesseraRating", "Control": "TesseraControlRating"]
        for (part, folder) in folders {
            let files = try Package.files(in: "Examples/Tour/Stops/\(folder)")
            expectEqual(files.count, Tour.stops.count { $0.part.name == part })
            for file in files {
                let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                    .filter { $0.hasPrefix("import ") && $0 != "import Foundation" }
                expectEqual(imports, ["import Tessera", "import \(modules[folder] ?? "")"])
            }
        }
    }

    @Test(arguments: [
        ", set on Menu/VStack]", ", by default]", "VStack/Text[1]: ", "\n    ~ ", "\n    + ",
        "\n    - ", "\n    > ",
    ])
    func `the first stop has each sign that is explained before it`(sign: String) throws {
        #expect(try Tour.output(for: ["reading"]).contains(sign))
    }

    @Test func `the names at the end exist`() {
        let names = Guide.end.split(separator: "`", omittingEmptySubsequences: false)
            .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        #expect(names.count > 5)
        for name in names {
            let words = name.replacing("swift run ", with: "").split(separator: " ")
            let path = words[0].contains { "/.".contains($0) } ? words[0] : "Examples/\(words[0])"
            #expect(FileManager.default.fileExists(atPath: Package.url(of: "\(path)").path))
        }
    }

    @Test func `the list names all stops`() throws {
        let lines = try Tour.output(for: ["--list"]).split(separator: "\n")
        expectEqual(lines.count, Tour.stops.count)
    }

    @Test func `the json can be decoded, with the code and the trees`() throws {
        struct Report: Decodable {
            struct Step: Decodable { var title: String }
            var part: String
            var name: String
            var code: String
            var steps: [Step]
        }
        let json = try Tour.output(for: ["basic", "--format", "json"])
        let reports = try JSONDecoder().decode([Report].self, from: Data(json.utf8))
        expectEqual(reports.map(\.name), ["basic"])
        expectEqual(reports.map(\.part), ["the original's style"])
        expectEqual(reports.first?.steps.map(\.title), ["The tree", "Tap the fourth symbol"])
    }
}
