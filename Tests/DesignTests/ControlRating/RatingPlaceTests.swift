import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

/// Ratings inside other views and modifiers.
@Suite(.runtimeIssuesFail)
struct RatingPlaceTests {
    private let window = ProposedViewSize(width: 320, height: 480)

    @Test func `in a form it is one row, with its label at the other end`() throws {
        let host = ViewHost(
            rootView: Form {
                Owner(value: 2)
                Text("next")
            }, size: window)
        let label = try #require(host.frame(of: .text("Service")))
        let last = try #require(host.frame(of: .type(Image.self)[4]))
        expectEqual(label.minX, 32)
        expectEqual(last.maxX, 288)
        #expect(abs(label.midY - last.midY) < 1)
        expectEqual(
            host.row(containing: .type(Image.self)[0])?.path,
            host.row(containing: .text("Service"))?.path)
    }

    @Test func `in a row a tap on a symbol chooses that symbol alone`() {
        let host = ViewHost(rootView: List { Owner(value: 2) })
        expectEqual(host.tap(.type(Image.self)[3]), .done)
        expectEqual(host.value(of: "List/Owner"), "4")
        #expect(host.tapRow(.text("Service")) != .done)
        expectEqual(host.value(of: "List/Owner"), "4")
    }

    @Test func `in labelled content a rating has the content's label`() {
        struct Screen: View {
            @State private var value = 2
            var body: some View { LabeledContent("Taste") { Rating(value: $value) } }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(host.accessibilityTree.roots.count, 1)
        expectEqual("\(host.accessibilityTree)", #"Taste, "2 of 5", adjustable"#)
        host.adjust(.type("Rating"), .increment)
        expectEqual(host.symbols, "***..")
    }

    @Test func `a tap in a toolbar chooses a symbol of a rating`() {
        let host = ViewHost(
            rootView: Text("Book").toolbar { ToolbarItem { Owner(value: 2) } })
        expectEqual(host.tap(.type(Image.self)[0]), .done)
        expectEqual(host.symbols, "*....")
    }

    @Test func `inside a button an editable rating takes the tap`() {
        struct Screen: View {
            @State private var value = 2
            @State private var taps = 0
            var body: some View {
                Button {
                    taps += 1
                } label: {
                    Rating(value: $value)
                    Rating(displaying: 1)
                    Text("\(taps)")
                }
            }
        }
        let host = ViewHost(rootView: Screen())
        host.tap(.type(Image.self)[3])
        expectEqual(host.tree.all("Text").compactMap(\.text), ["0"])
        host.tap(.type(Image.self)[8])
        expectEqual(host.tree.all("Text").compactMap(\.text), ["1"])
        expectEqual(host.symbols, "****.*....")
    }

    @Test func `tint, variant and scale reach every arrangement's symbols`() {
        let host = ViewHost(
            rootView: Owner(value: 1, bounds: 0...1)
                .tint(.yellow).symbolVariant(.circle).imageScale(.large))
        let tree = "\(host.tree)"
        for modifier in [".tint(.yellow)", ".symbolVariant(.circle)", ".imageScale(.large)"] {
            #expect(tree.contains(modifier))
        }
    }

    @Test func `symbols alone are painted, faintly when disabled`() {
        struct Paint: View {
            @Environment(\.foregroundStyle) private var paint
            var body: some View { Text(paint.map { "\($0)" } ?? "none") }
        }
        struct Screen: View {
            @State private var isOpen = true
            var body: some View {
                VStack {
                    Button("Close") { isOpen = false }
                    Rating(displaying: 1, in: 0...2)
                        .ratingContent { rating in
                            ForEach(rating.symbols) { $0 }
                            Paint()
                        }
                        .disabled(!isOpen)
                    Rating(displaying: 1, in: 0...1).ratingSymbol { $0.foregroundStyle(.red) }
                }
                .ratingSymbol { _ in Paint() }
            }
        }
        let host = ViewHost(rootView: Screen())
        var paints: [String] { host.tree.all("Text").compactMap(\.text).filter { $0 != "Close" } }
        expectEqual(paints, [".tint", ".tint", "none", ".red"])
        host.tap(.text("Close"))
        expectEqual(paints, [".tint.opacity(0.4)", ".tint.opacity(0.4)", "none", ".red"])
    }

    @Test func `a foreground style paints the symbols, unless tinted`() {
        struct Paint: View {
            @Environment(\.foregroundStyle) private var paint
            var body: some View { Text(paint.map { "\($0)" } ?? "none") }
        }
        struct Screen: View {
            @State private var color = Color.orange
            @State private var isOpen = true
            var body: some View {
                VStack {
                    Button("Green") { color = .green }
                    Button("Close") { isOpen = false }
                    Rating(displaying: 1, in: 0...1).foregroundStyle(color).disabled(!isOpen)
                    Rating(displaying: 1, in: 0...1).tint(.red).foregroundStyle(color)
                    Rating(displaying: 1, in: 0...1)
                }
                .ratingSymbol { _ in Paint() }
            }
        }
        let host = ViewHost(rootView: Screen())
        var paints: [String?] {
            host.tree.all("RatingSymbol").map { $0.children.first?.children.first?.text }
        }
        expectEqual(paints, [".orange", ".tint", ".tint"])
        host.tap(.text("Green"))
        expectEqual(paints, [".green", ".tint", ".tint"])
        host.tap(.text("Close"))
        expectEqual(paints, [".green.opacity(0.4)", ".tint", ".tint"])
    }

    @Test(arguments: [
        (0.5, 5.0, nil), (0.25, 5, nil), (0.1, 5, nil), (1.0 / 3, 5, nil), (0.7, 5, nil),
        (1, 4.7, nil), (1, 100, 5), (30, 100, 5),
    ])
    func `no two steps look alike`(step: Double, most: Double, count: Int?) {
        struct Screen: View {
            @State var value = 0.0
            let step: Double
            let most: Double
            let count: Int?
            var body: some View { Rating(value: $value, in: 0...most, step: step, count: count) }
        }
        let host = ViewHost(rootView: Screen(step: step, most: most, count: count))
        var (looks, values): ([String], [String?]) = ([], [])
        while values.last != host.value(of: "Screen") {
            values.append(host.value(of: "Screen"))
            looks.append("\(host.tree.all("Image"))\(host.tree.all("Rectangle"))")
            host.adjust(.type("Rating"), .increment)
        }
        #expect(values.count > 4 && Set(looks).count == values.count)
    }

    @Test func `the filled image's name means the same pair`() {
        for name in ["heart", "heart.fill"] {
            let host = ViewHost(
                rootView: Owner(value: 1, bounds: 0...2).ratingSymbolStyle(.systemImage(name)))
            expectEqual(host.images, ["heart.fill", "heart"])
        }
    }

    @Test(arguments: [
        (ControlSize.mini, "small"), (.small, "small"), (.regular, "medium"), (.large, "large"),
        (.extraLarge, "large"),
    ])
    func `the size of controls is that of the symbols`(size: ControlSize, scale: String) {
        struct Scale: RatingSymbolStyle {
            @Environment(\.imageScale) private var scale
            func makeBody(configuration: Configuration) -> some View { Text("\(scale)") }
        }
        let host = ViewHost(
            rootView: Rating(displaying: 1, in: 0...1).ratingSymbolStyle(Scale()).controlSize(size))
        expectEqual(host.tree.all("Text").compactMap(\.text), [scale])
    }

    @Test func `with more contrast a disabled rating is less faint`() {
        let host = ViewHost(
            rootView: Owner(value: 1).disabled(true)
                .environment(\.colorSchemeContrast, .increased))
        #expect(host.tree.all("RatingSymbol").allSatisfy { $0.value("opacity") == "0.6" })
    }

    @Test func `redacted it shows no value, and has none announced`() {
        let host = ViewHost(rootView: Owner(value: 3).redacted(reason: .placeholder))
        expectEqual(host.symbols, ".....")
        #expect(!"\(host.accessibilityTree)".contains("3"))
    }

    @Test(arguments: [(0.0, "0.3"), (1, "0"), (0.5, "0.5"), (0.25, "0.25")])
    func `a fraction is drawn exactly, to the half or whole`(
        precision: Double, part: String
    ) {
        let host = ViewHost(
            rootView: Rating(displaying: 0.3, in: 0...1)
                .ratingSymbolStyle(.systemImage("heart", precision: precision)))
        let cuts = host.tree.all("Rectangle").flatMap(\.modifiers)
            .filter { $0.name == "scaleEffect" }.map(\.arguments)
        expectEqual(cuts, (part == "0" ? [] : [["x: \(part)", "anchor: .leading"]]))
    }

    @Test func `feedback is that of any control`() {
        struct Screen: View {
            @State private var value = 1
            var body: some View {
                Rating(value: $value).sensoryFeedback(.selection, trigger: value)
            }
        }
        let host = ViewHost(rootView: Screen())
        host.tap(.type(Image.self)[3])
        host.tap(.type(Image.self)[3])
        expectEqual(host.sensoryFeedback, [.selection])
    }
}
