import Tessera
import TesseraRating
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct AverageRatingTests {
    func images<Content: View>(_ view: Content) -> [String?] {
        ViewHost(rootView: view).tree.all("Image").map(\.text)
    }

    @Test func `an average draws full, half filled and empty stars`() {
        let host = ViewHost(rootView: AverageRating(value: 1.5, count: 3))
        expectEqual(
            "\(host.tree)",
            """
            AverageRating value: 1.5, count: 3 [StarAverageRatingStyle, by default]
              HStack
                Image "star.fill"
                Image "star.leadinghalf.filled"
                Image "star"
            """)
    }

    @Test func `an exact symbol is a cut filled image over an empty one`() {
        let host = ViewHost(
            rootView: AverageRating(value: 0.25, spacing: 4, count: 1)
                .averageRatingStyle(.star(.exact)))
        expectEqual(
            "\(host.tree)",
            """
            AverageRating value: 0.25, count: 1, spacing: 4 \
            .averageRatingStyle(StarAverageRatingStyle) \
            [StarAverageRatingStyle, set on AverageRating]
              HStack spacing: 4
                ZStack
                  Image "star"
                  Image "star.fill" .mask(…)
                    mask
                      Rectangle .scaleEffect(x: 0.25, anchor: .leading)
            """)
    }

    @Test(arguments: [
        (0.0, 0.0, 0.0), (0.2, 0, 0), (0.2499, 0, 0), (0.25, 0, 0.5), (0.3, 0, 0.5),
        (0.4999, 0, 0.5), (0.5, 1, 0.5), (0.7, 1, 0.5), (0.7499, 1, 0.5), (0.75, 1, 1),
        (0.8, 1, 1), (1, 1, 1),
    ])
    func `a fraction is rounded to the nearest step, half up`(
        fraction: Double, whole: Double, half: Double
    ) {
        expectEqual(FillPrecision.whole.rounded(fraction), whole)
        expectEqual(FillPrecision.half.rounded(fraction), half)
    }

    @Test(arguments: [(0.0, 0.0), (0.7, 0.7), (3.7 - 3.0, 0.7), (0.0004, 0.0), (0.9996, 1.0)])
    func `an exact fraction is exact to a thousandth`(fraction: Double, shown: Double) {
        expectEqual(FillPrecision.exact.rounded(fraction), shown)
    }

    @Test func `a style receives the fraction of its symbol`() {
        struct FractionStyle: AverageRatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(configuration.starIndex): \(configuration.fillFraction)")
            }
        }
        func fractions(_ value: Double) -> [String?] {
            ViewHost(
                rootView: AverageRating(value: value, count: 3).averageRatingStyle(FractionStyle())
            ).tree.all("Text").map(\.text)
        }
        expectEqual(fractions(1.25), ["0: 1.0", "1: 0.25", "2: 0.0"])
        expectEqual(fractions(3), ["0: 1.0", "1: 1.0", "2: 1.0"])
        expectEqual(fractions(-1), ["0: 0.0", "1: 0.0", "2: 0.0"])
        expectEqual(fractions(.nan), ["0: 0.0", "1: 0.0", "2: 0.0"])
        expectEqual(fractions(.infinity), ["0: 1.0", "1: 1.0", "2: 1.0"])
    }

    @Test(arguments: [
        (3.5, "3.5 of 5"), (3, "3 of 5"), (3.25, "3.3 of 5"), (3.24, "3.2 of 5"),
        (3.96, "4 of 5"), (0.04, "0 of 5"), (0, "0 of 5"), (-2, "0 of 5"), (-0.0, "0 of 5"),
        (7, "5 of 5"), (.infinity, "5 of 5"), (-.infinity, "0 of 5"), (.nan, "no rating"),
    ])
    func `the announced number has one decimal, clamped`(
        value: Double, spoken: String
    ) {
        let host = ViewHost(rootView: AverageRating(value: value))
        expectEqual("\(host.accessibilityTree)", #"Average rating, "\#(spoken)", text"#)
        expectIssues(host, [])
    }

    @Test func `the number is written as the locale writes it`() {
        let host = ViewHost(
            rootView: AverageRating(value: 3.5)
                .environment(\.locale, Locale(identifier: "fr_FR")))
        expectEqual(host.accessibilityTree.roots.map(\.value), ["3,5 of 5"])
    }

    @Test func `an average is one element without touch or adjustment`() {
        struct Wrapper: AverageRatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                AverageRating(configuration)
                Text("said by the style")
            }
        }
        let host = ViewHost(rootView: AverageRating(value: 2).averageRatingStyle(Wrapper()))
        expectEqual("\(host.accessibilityTree)", #"Average rating, "2 of 5", text"#)
        expectEqual(
            host.tap(.type(Image.self)[0]), .refused("nothing here responds to a tap"))
        expectEqual(
            host.adjust(.label("Average rating"), .increment),
            .refused(
                #"Average rating, "2 of 5", text does not respond to adjust"#))
    }

    @Test func `a wrapping style leaves the symbol to the next style`() {
        struct Bordered: AverageRatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                AverageRating(configuration).border(.red)
            }
        }
        let host = ViewHost(
            rootView: AverageRating(value: 0.6, count: 1)
                .averageRatingStyle(Bordered())
                .averageRatingStyle(.systemImage("heart", .whole)))
        expectEqual(
            "\(host.tree)",
            """
            AverageRating value: 0.6, count: 1 .averageRatingStyle(Bordered)\
            .averageRatingStyle(SystemImageAverageRatingStyle) [Bordered, set on AverageRating]
              HStack
                AverageRating symbol: 0 .border(.red) \
            [SystemImageAverageRatingStyle, set on AverageRating]
                  Image "heart.fill"
            """)
    }

    @Test func `an absurd count draws a thousand and raises a runtime issue`() {
        let host = ViewHost(rootView: AverageRating(value: 2000, count: .max))
        expectEqual(host.tree.all("Image").count, 1000)
        expectIssues(
            host,
            [
                "AverageRating: an average rating of 9223372036854775807 symbols; 1000 are drawn."
            ])
        expectEqual("\(host.accessibilityTree)", #"Average rating, "1,000 of 1000", text"#)
    }
}
