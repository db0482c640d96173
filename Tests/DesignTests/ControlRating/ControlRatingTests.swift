import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ControlRatingTests {
    @Test func `a rating places its label and its symbols in a row`() {
        let host = ViewHost(rootView: Owner(value: 1, bounds: 0...2))
        expectEqual(
            "\(host.tree)",
            """
            Owner value: 1
              Rating value: 1, in: 0...2 [RowRatingStyle, by default]
                LabeledContent [AutomaticLabeledContentStyle, by default]
                  HStack
                    Text "Service"
                    HStack
                      RatingSymbol index: 0, fill: 1 \
            [SystemImageRatingSymbolStyle, by default]
                        Image "star.fill"
                      RatingSymbol index: 1, fill: 0 \
            [SystemImageRatingSymbolStyle, by default]
                        Image "star"
            """)
    }

    @Test(arguments: 0..<5) func `a tap on a symbol chooses it`(position: Int) {
        let host = ViewHost(rootView: Owner(value: 2))
        expectEqual(host.tap(.type(Image.self)[position]), .done)
        expectEqual(host.value(of: "Owner/Rating"), "\(position + 1)")
        expectEqual(host.images.count { $0 == "star.fill" }, position + 1)
    }

    @Test func `a press shows, and lifting the finger there chooses`() {
        let host = ViewHost(rootView: Owner(value: 1, bounds: 0...4))
        host.press(.type(Image.self)[2])
        expectEqual(host.images, ["star.fill", "star.fill", "star.fill", "star"])
        expectEqual(host.value(of: "Owner/Rating"), "1")
        host.release(.type(Image.self)[2])
        expectEqual(host.value(of: "Owner/Rating"), "3")
    }

    @Test(arguments: [false, true], [1, 2, 3.0])
    func `lifting chooses the value that the press proposes`(
        clears: Bool, step: Double
    ) {
        for position in 0..<5 {
            let host = ViewHost(
                rootView: Fraction(value: 3, step: step).ratingClearsOnReselect(clears))
            host.press(.type(Image.self)[position])
            let proposal = host.tree.all("Rating").first?.value("proposal")
            host.release(.type(Image.self)[position])
            expectEqual(host.value(of: "Fraction"), proposal)
        }
    }

    @Test func `lifting the finger elsewhere restores the value`() {
        let host = ViewHost(rootView: Owner(value: 1, bounds: 0...4))
        host.press(.type(Image.self)[2])
        host.release(.type(Image.self)[2], inside: false)
        expectEqual(host.images, ["star.fill", "star", "star", "star"])
        expectEqual(host.value(of: "Owner"), "1")
    }

    @Test func `a rating disabled under the finger restores its value`() {
        struct Screen: View {
            var isDisabled = false
            var body: some View { Owner(value: 1).disabled(isDisabled) }
        }
        let host = ViewHost(rootView: Screen())
        host.press(.type(Image.self)[3])
        host.rootView.isDisabled = true
        expectEqual(host.release(.type(Image.self)[3]), .refused("disabled"))
        expectEqual(host.images.count { $0 == "star.fill" }, 1)
    }

    @Test func `a second tap on the value changes nothing by default`() {
        let host = ViewHost(rootView: Owner(value: 2))
        host.tap(.type(Image.self)[1])
        expectEqual(host.value(of: "Owner"), "2")
    }

    @Test(arguments: [(2, 1, "0"), (2, 3, "4"), (9, 4, "0")])
    func `a second tap clears the value where requested`(
        value: Int, position: Int, expected: String
    ) {
        let host = ViewHost(rootView: Owner(value: value).ratingClearsOnReselect())
        host.tap(.type(Image.self)[position])
        expectEqual(host.value(of: "Owner"), expected)
    }

    @Test func `clearing is undone further in`() {
        let host = ViewHost(
            rootView: Owner(value: 2).ratingClearsOnReselect(false).ratingClearsOnReselect())
        host.tap(.type(Image.self)[1])
        expectEqual(host.value(of: "Owner"), "2")
    }

    @Test func `a tap runs styles of changed symbols alone`() {
        let host = ViewHost(rootView: Owner(value: 2))
        func symbols(_ action: () -> Void) -> Int {
            host.recordingBodies(action).count { $0 == "SystemImageRatingSymbolStyle" }
        }
        expectEqual(symbols { host.tap(.type(Image.self)[3]) }, 2)
        expectEqual(symbols { host.press(.type(Image.self)[4]) }, 1)
        expectEqual(symbols { host.release(.type(Image.self)[4], inside: false) }, 1)
        expectEqual(symbols { host.press(.type(Image.self)[0]) }, 3)
        expectEqual(symbols { host.release(.type(Image.self)[0]) }, 0)
        expectEqual(symbols { host.press(.type(Image.self)[0]) }, 0)
    }

    @Test func `a finger's choice is written once`() {
        var written: [Int] = []
        struct Screen: View {
            let write: (Int) -> Void
            var body: some View { Rating(value: Binding(get: { 1 }, set: write)) }
        }
        let host = ViewHost(rootView: Screen { written.append($0) })
        host.tap(.type(Image.self)[3])
        expectEqual(written, [4])
        host.press(.type(Image.self)[2])
        expectEqual(written, [4])
        host.release(.type(Image.self)[2])
        expectEqual(written, [4, 3])
    }

    @Test func `a rating follows a value of closures, and another value`() {
        struct Screen: View {
            @State private var value = 1
            @State private var other = 4
            @State private var isOther = false
            var body: some View {
                Rating(value: isOther ? $other : Binding(get: { value }, set: { value = $0 }))
                Button("add") { value += 1 }
                Button("change") { isOther.toggle() }
                Button("take") { other -= 1 }
            }
        }
        let host = ViewHost(rootView: Screen())
        host.tap(.text("add"))
        expectEqual(host.symbols, "**...")
        host.tap(.text("change"))
        expectEqual(host.symbols, "****.")
        host.tap(.text("take"))
        expectEqual(host.symbols, "***..")
        host.tap(.type(Image.self)[4])
        expectEqual(host.symbols, "*****")
        host.tap(.text("change"))
        expectEqual(host.symbols, "**...")
        host.tap(.type(Image.self)[2])
        expectEqual(host.symbols, "***..")
        expectEqual(host.tree.all("Rating").map { $0.value("value") }, ["3"])
    }
}
