import Foundation
import Tessera
import TesseraDrawing
import TesseraTesting
import Testing

/// The pictures in the documents, which the tests write when they are asked to:
/// `TESSERA_PICTURES=write swift test --filter PictureTests`.
@MainActor
@Suite(.runtimeIssuesFail)
struct PictureTests {
    private static let folder = Document.package.appending(path: "Examples/Pictures")

    private static let pictures: [(name: String, svg: () -> String)] = [
        ("review", { ViewHost(rootView: Review()).svg(title: "A rating inside a red border") }),
        (
            "review-seed",
            { ViewHost(rootView: Seed.Review()).svg(title: "Stars, each inside a red border") }
        ),
    ]

    @Test func `each picture is what its view looks like`() throws {
        let isWriting = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] == "write"
        for (name, svg) in Self.pictures {
            let file = Self.folder.appending(path: "\(name).svg")
            let text = svg()
            if isWriting { try text.write(to: file, atomically: true, encoding: .utf8) }
            let known = try? String(contentsOf: file, encoding: .utf8)
            #expect(known == text, "\(name).svg is to be written anew")
        }
    }

    @Test func `each picture that the documents show is one of these, and the other way round`()
        throws
    {
        let shown = try ["README.md", "Proposal.md"].flatMap { name in
            try Document(name).text.matches(of: /Examples\/Pictures\/([^)"]*)\.svg/).map {
                String($0.1)
            }
        }
        #expect(Set(shown) == Set(Self.pictures.map(\.name)))
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(Self.pictures.map { "\($0.name).svg" }))
    }
}
