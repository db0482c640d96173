import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ControlRatingStyleTests {
    private struct Bordered: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Rating(configuration).padding().border(.red)
        }
    }

    private struct BorderedSymbol: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.border(.red)
        }
    }

    private struct Meter: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button("\(configuration.value ?? 0, specifier: "%.1f")") {
                configuration.value = (configuration.value ?? 0) + 1
            }
            Button("take back") { configuration.value = nil }
            Button("absurd") { configuration.value = .nan }
            Text(configuration.shownValue == nil ? "nobody has rated yet" : "rated")
        }
    }

    @Test func `a wrapping style surrounds the rating in the next style`() {
        let host = ViewHost(
            rootView: Owner(value: 1, bounds: 0...1)
                .ratingStyle(Bordered()).ratingStyle(.row(spacing: 3)))
        expectEqual(
            "\(host.tree)",
            """
            Owner value: 1 .ratingStyle(Bordered).ratingStyle(RowRatingStyle)
              Rating value: 1, in: 0...1 [Bordered, set on Owner]
                Rating .padding().border(.red) [RowRatingStyle, set on Owner]
                  LabeledContent [AutomaticLabeledContentStyle, by default]
                    HStack
                      Text "Service"
                      HStack spacing: 3
                        RatingSymbol index: 0, fill: 1 \
            [SystemImageRatingSymbolStyle, by default]
                          Image "star.fill"
            """)
        expectEqual("\(host.accessibilityTree)", #"Service, "1 of 1", adjustable"#)
    }

    @Test func `a row leaves out a hidden label but announces it`() {
        let host = ViewHost(rootView: Owner(value: 1, bounds: 0...2).labelsHidden())
        #expect(host.tree.all("Text").isEmpty)
        expectEqual(host.tree.all("HStack").count, 1)
        expectEqual("\(host.accessibilityTree)", #"Service, "1 of 2", adjustable"#)
    }

    @Test func `a wrapping symbol style surrounds each tappable symbol`() {
        let host = ViewHost(
            rootView: Owner(value: 1, bounds: 0...2)
                .ratingSymbolStyle(BorderedSymbol()).ratingSymbolStyle(.systemImage("circle")))
        expectEqual("\(host.tree)".components(separatedBy: ".border(.red)").count, 3)
        host.tap(.type(Image.self)[1])
        expectEqual(host.images, ["circle.fill", "circle.fill"])
    }

    @Test func `symbol styles and arrangements are independent`() {
        let host = ViewHost(
            rootView: Owner(value: 1, bounds: 0...1).ratingStyle(Bordered()).ratingSymbolStyle(
                .systemImage("circle")))
        expectEqual(host.images, ["circle.fill"])
        #expect("\(host.tree)".contains(".border(.red)"))
    }

    @Test func `a style reads and writes one value, and nil is none`() {
        let host = ViewHost(rootView: Answer(value: 4).ratingStyle(Meter()))
        host.tap(.text("4.0"))
        expectEqual(host.value(of: "Answer"), "5")
        host.tap(.text("5.0"))
        expectEqual(host.value(of: "Answer"), "5")
        host.tap(.text("take back"))
        #expect(host.value(of: "Answer") == nil)
        #expect(host.tree.first(text: "nobody has rated yet") != nil)
    }

    @Test(arguments: [(0...5, "0"), (2...5, "4")])
    func `where there is no nil, none is 0 or changes nothing`(
        bounds: ClosedRange<Int>, none: String
    ) {
        for name in ["take back", "absurd"] {
            let host = ViewHost(rootView: Owner(value: 4, bounds: bounds).ratingStyle(Meter()))
            host.tap(.text(name))
            expectEqual(host.value(of: "Owner"), none)
        }
    }

    @Test func `a symbol style adds a gesture, or is named in an issue`() {
        struct Eager: RatingSymbolStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\(configuration.index + 1)")
                    .onTapGesture(count: 2) { configuration.select() }
            }
        }
        var held: [Int] = []
        let host = ViewHost(
            rootView: Owner(value: 1).ratingSymbol { symbol in
                symbol.simultaneousGesture(
                    TapGesture(count: 2).onEnded { held.append(symbol.index) })
            })
        expectEqual(host.tap(.type(Image.self)[3], count: 2), .done)
        expectEqual(host.value(of: "Owner"), "4")
        expectEqual(held, [3])
        let eager = ViewHost(rootView: Owner(value: 1).ratingSymbolStyle(Eager()))
        expectEqual(eager.tap(.text("4"), count: 2), .done)
        expectEqual(eager.value(of: "Owner"), "4")
        let symbol = "Owner/Rating/LabeledContent/HStack/HStack/RatingSymbol[3]"
        expectIssues(
            eager,
            [
                "\(symbol)/Text: its gesture is not performed, because a touch chooses "
                    + "\(symbol). simultaneousGesture(_:) adds a gesture."
            ])
    }

    @Test func `a drawn symbol has only the interaction of its style`() {
        struct Doubled: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                ForEach(configuration.symbols) { symbol in
                    symbol.drawing
                        .onTapGesture(count: 2) { symbol.select() }
                }
            }
        }
        let host = ViewHost(rootView: Owner(value: 1).ratingStyle(Doubled()))
        #expect(host.tap(.type(Image.self)[3]) != .done)
        host.press(.type(Image.self)[3])
        host.release(.type(Image.self)[3])
        expectEqual(host.symbols, "*....")
        expectEqual(host.tap(.type(Image.self)[3], count: 2), .done)
        expectEqual(host.symbols, "****.")
    }

    @Test(arguments: [(100.0, "*****"), (50, "**/.."), (41, "**..."), (9, "/....")])
    func `a hundred values are shown in five symbols`(value: Double, symbols: String) {
        let host = ViewHost(rootView: Rating(displaying: value, in: 0...100, count: 5))
        expectEqual(host.symbols, symbols)
        #expect("\(host.accessibilityTree)".contains("of 100"))
    }

    @Test func `a closure adds to each symbol, which can still be chosen`() {
        let host = ViewHost(
            rootView: Owner(value: 1).ratingSymbol { $0.border(.red) }
                .ratingSymbolStyle(.systemImage("circle")))
        expectEqual("\(host.tree)".components(separatedBy: ".border(.red)").count, 6)
        host.tap(.type(Image.self)[3])
        expectEqual(host.images.count { $0 == "circle.fill" }, 4)
    }

    @Test func `static members name the symbol styles`() {
        func images<S: RatingSymbolStyle>(_ style: S) -> [String] {
            ViewHost(
                rootView: Rating(displaying: 1, in: 0...2)
                    .ratingSymbolStyle(style).ratingSymbolStyle(.systemImage("circle"))
            ).images
        }
        expectEqual(images(.star), ["star.fill", "star"])
        expectEqual(images(.systemImage("heart")), ["heart.fill", "heart"])
    }

    @Test func `without a half picture the filled symbol is cut`() {
        let host = ViewHost(
            rootView: Rating(displaying: 1.5, in: 0...3).ratingSymbolStyle(.systemImage("heart")))
        expectEqual(
            host.tree["Rating/HStack"]?.children.map { "\(ViewTree(roots: [$0]))" },
            [
                """
                RatingSymbol index: 0, fill: 1 \
                [SystemImageRatingSymbolStyle, set on Rating]
                  Image "heart.fill"
                """,
                """
                RatingSymbol index: 1, fill: 0.5 \
                [SystemImageRatingSymbolStyle, set on Rating]
                  ZStack
                    Image "heart"
                    Image "heart.fill" .mask(…)
                      mask
                        Rectangle .scaleEffect(x: 0.5, anchor: .leading)
                """,
                """
                RatingSymbol index: 2, fill: 0 \
                [SystemImageRatingSymbolStyle, set on Rating]
                  Image "heart"
                """,
            ])
    }

    @Test func `automatic goes back to the default inside another style`() {
        let host = ViewHost(
            rootView: Owner(value: 1, bounds: 0...1).ratingStyle(.automatic).ratingStyle(Meter()))
        expectEqual(host.images, ["star.fill"])
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
        expectEqual(
            host.tree.all("Text").compactMap(\.text).filter { $0.hasSuffix("taps") },
            ["1 taps", "0 taps"])
    }
}
