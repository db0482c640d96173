@testable import Figures
import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTesting
import TestViews

/// The pictures in the documents. This command writes them again:
/// `TESSERA_RECORD=failed swift test --filter PictureTests`.
@Suite(.runtimeIssuesFail)
struct PictureTests {
    private static let folder = Document.package.appending(path: "Examples/Pictures")

    private static let pictures: [(name: String, check: () -> Void)] = [
        picture("review", of: Review(), "A rating inside a red border"),
        picture("review-original", of: Original.Review(), "Stars, each inside a red border"),
        picture(
            "form", of: FeedbackForm(), in: form,
            "A form of three labelled ratings, one of halves, one of none"),
        picture("hearts", of: HeartyForm(), in: form, "The same ratings in hearts"),
        picture(
            "numbers", of: FeedbackForm().ratingSymbolStyle(NumberRatingSymbolStyle()), in: form,
            "The same ratings in numbers"),
        picture(
            "border", of: Summary(average: 3.7).ratingStyle(BorderedRatingStyle()),
            "A rating and its label inside one red border"),
        picture("summary", of: Summary(average: 3.7), "An average of 3.7: three stars and a half"),
        picture(
            "highlight", of: Diary().labelsHidden().ratingStyle(HighlightRatingStyle()),
            "Three stars, the second of them not faint"),
        picture("hit-areas", of: HitAreas(), "A strip round five stars, and five squares"),
        picture("designs", of: Designs(), "A red border by five designs: twice round each star"),
    ]

    private static let form = ProposedViewSize(width: 320, height: 164)

    private static func picture<Content: View>(
        _ name: String, of view: Content, in size: ProposedViewSize = .unspecified,
        _ title: String
    ) -> (name: String, check: () -> Void) {
        (
            name,
            {
                let host = ViewHost(rootView: view, size: size)
                expectPicture(host, named: name, title: title, in: folder)
            }
        )
    }

    @Test func `each picture equals the drawing of its view`() {
        for picture in Self.pictures { picture.check() }
    }

    @Test func `the readme's film is the wave of its code`() {
        let host = ViewHost(rootView: Waving())
        let film = host.film { host.tap(.type("RatingSymbol")[4]) }
        #expect(film.frames.count > 10)
        expectFilm(film, named: "wave", title: "A wave over five stars", in: Self.folder)
    }

    @Test func `the readme's wave is stopped where a test likes`() {
        let host = ViewHost(rootView: Waving())
        host.isAnimated = true
        host.tap(.type("RatingSymbol")[4])
        host.wait(.seconds(0.1))
        let scales = host.tree.all("Image").map { $0.modifiers[1].description }
        expectEqual(
            scales,
            [
                ".scaleEffect(1.25)", ".scaleEffect(1.0103)", ".scaleEffect(1)", ".scaleEffect(1)",
                ".scaleEffect(1)",
            ])
    }

    @Test func `documents and the picture list name the same pictures`()
        throws
    {
        let shown = try ["README.md", "Proposal.md"].flatMap { name in
            try Document(name).text.matches(of: /Examples\/Pictures\/([^)"]*)\.svg/).map {
                String($0.1)
            }
        }
        let names = Self.pictures.map(\.name) + ["wave"]
        #expect(Set(shown) == Set(names))
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(names.map { "\($0).svg" }))
    }
}

/// A rating with the style of the readme.
private struct Waving: View {
    @State private var stars = 1

    var body: some View {
        Rating(value: $stars).ratingSymbolStyle(Wave())
    }
}
