import Foundation
import FoundationXML
import TesseraDrawing
import TesseraTesting

@testable import Tour

@Suite(.runtimeIssuesFail)
struct TourPictureTests {
    /// The views with groups in a picture.
    private final class Views: NSObject, XMLParserDelegate {
        private(set) var paths: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            if name == "g", let path = attributes["data-view"] { paths.append(path) }
        }
    }

    @Test(arguments: Tour.stops.map(\.stop.name))
    func `pictures of a stop are well-formed and show its views`(
        name: String
    ) throws {
        let (part, stop) = try #require(Tour.stops.first { $0.stop.name == name })
        var pictures: [String] = []
        _ = try tellingIssues {
            pictures = stop.pictures { drawing, frames in
                for case .view(let group) in drawing.items.map(\.content) {
                    let known = frames(group.path)
                    // A sheet is as large as the screen.
                    if group.path.hasSuffix("sheet") { continue }
                    #expect(known.isEmpty || known.contains(group.frame), "\(group.path)")
                }
            }.map(\.picture)
            // A film shows all the moments of a motion.
            let steps = try stop.visit(in: part).steps
            #expect(pictures.count == steps.count || pictures.contains { $0.contains("<animate") })
            return try TourTests.wholeWalk()
        }
        for picture in pictures {
            let views = Views()
            let parser = XMLParser(data: Data(picture.utf8))
            parser.delegate = views
            #expect(parser.parse())
            #expect(!views.paths.isEmpty)
        }
    }
}
