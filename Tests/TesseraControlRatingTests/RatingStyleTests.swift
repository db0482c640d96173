import Tessera
import TesseraControlRating
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct ControlRatingStyleTests {
    private struct Bordered: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Rating(configuration).padding().border(.red)
        }
    }

    private struct BorderedSymbol: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            RatingSymbol(configuration).border(.red)
        }
    }

    private struct Meter: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button("\(configuration.value, specifier: "%.1f")") {
                configuration.rate(configuration.value + 1)
            }
            Button("reset") { configuration.value = 0 }
            Button("peek") { configuration.preview(3) }
            Text("would be \(configuration.previewedValue ?? -1, specifier: "%.1f")")
        }
    }

    @Test func `a style that wraps goes round the whole rating, in the next style outwards`() {
        let host = ViewHost(
            rootView: Owner(value: 1, count: 1)
                .ratingStyle(Bordered()).ratingStyle(.row(spacing: 3)))
        #expect(
            "\(host.tree)" == """
                Owner value: 1, count: 1 .ratingStyle(Bordered).ratingStyle(RowRatingStyle)
                  Rating value: 1, count: 1 [Bordered, set on Owner]
                    Rating .padding().border(.red) [RowRatingStyle, set on Owner]
                      HStack
                        Text "Service"
                        HStack spacing: 3
                          RatingSymbol index: 0, fill: 1 \
                [SystemImageRatingSymbolStyle, by default]
                            Image "star.fill" .onButtonGesture()
                """)
        #expect("\(host.accessibilityTree)" == #"Service, "1 of 1", adjustable"#)
    }

    @Test func `a row leaves out a label that is hidden, and the rating is told with it`() {
        let host = ViewHost(rootView: Owner(value: 1, count: 2).labelsHidden())
        #expect(host.tree.all("Text").isEmpty)
        #expect(host.tree.all("HStack").count == 1)
        #expect("\(host.accessibilityTree)" == #"Service, "1 of 2", adjustable"#)
    }

    @Test func `a symbol style that wraps goes round each symbol, which can still be chosen`() {
        let host = ViewHost(
            rootView: Owner(value: 1, count: 2)
                .ratingSymbolStyle(BorderedSymbol()).ratingSymbolStyle(.circle))
        #expect("\(host.tree)".components(separatedBy: ".border(.red)").count == 3)
        host.tap(.type(Image.self)[1])
        #expect(host.images == ["circle.fill", "circle.fill"])
    }

    @Test func `a symbol style leaves the arrangement alone, and the other way round`() {
        let host = ViewHost(
            rootView: Owner(value: 1, count: 1).ratingStyle(Bordered()).ratingSymbolStyle(.circle))
        #expect(host.images == ["circle.fill"])
        #expect("\(host.tree)".contains(".border(.red)"))
    }

    @Test func `a style rates, previews and writes without knowing an index`() {
        let host = ViewHost(rootView: Owner(value: 4).ratingStyle(Meter()))
        host.tap(.text("4.0"))
        #expect(host.value(of: "Owner") == "5")
        host.tap(.text("5.0"))
        #expect(host.value(of: "Owner") == "5")
        host.tap(.text("peek"))
        #expect(host.tree.first(text: "would be 3.0") != nil)
        host.tap(.text("reset"))
        #expect(host.value(of: "Owner") == "0")
    }

    @Test func `static members name the symbol styles`() {
        func images<S: RatingSymbolStyle>(_ style: S) -> [String] {
            ViewHost(
                rootView: Rating(value: .constant(1), count: 2)
                    .ratingSymbolStyle(style).ratingSymbolStyle(.circle)
            ).images
        }
        #expect(images(.star) == ["star.fill", "star"])
        #expect(images(.automatic) == ["star.fill", "star"])
        #expect(images(.circle) == ["circle.fill", "circle"])
        #expect(images(.systemImage("heart")) == ["heart.fill", "heart"])
    }

    @Test func `without a picture for a half, the filled symbol is cut in half`() {
        let host = ViewHost(
            rootView: Rating(average: 1.5, count: 3).ratingSymbolStyle(.systemImage("heart")))
        #expect(
            host.tree["Rating/HStack"]?.children.map { "\(ViewTree(roots: [$0]))" } == [
                """
                RatingSymbol index: 0, fill: 1 \
                [SystemImageRatingSymbolStyle, set on Rating]
                  Image "heart.fill" .onButtonGesture()
                """,
                """
                RatingSymbol index: 1, fill: 0.5 \
                [SystemImageRatingSymbolStyle, set on Rating]
                  ZStack .onButtonGesture()
                    Image "heart"
                    Image "heart.fill" .mask(…)
                      mask
                        Rectangle .scaleEffect(x: 0.5, anchor: .leading)
                """,
                """
                RatingSymbol index: 2, fill: 0 \
                [SystemImageRatingSymbolStyle, set on Rating]
                  Image "heart" .onButtonGesture()
                """,
            ])
    }

    @Test func `automatic goes back to the default inside another style`() {
        let host = ViewHost(
            rootView: Owner(value: 1, count: 1).ratingStyle(.automatic).ratingStyle(Meter()))
        #expect(host.images == ["star.fill"])
    }

    @Test func `the state of a style is kept once for each rating`() {
        struct Counting: RatingStyle {
            @State private var taps = 0
            func makeBody(configuration: Configuration) -> some View {
                Button("\(taps) taps") { taps += 1 }
                Rating(configuration)
            }
        }
        let host = ViewHost(
            rootView: VStack {
                Owner(value: 1)
                Owner(value: 1)
            }
            .ratingStyle(Counting()))
        host.tap(.text("0 taps")[0])
        #expect(
            host.tree.all("Text").compactMap(\.text).filter { $0.hasSuffix("taps") }
                == ["1 taps", "0 taps"])
    }
}
