import FoundationXML
import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import TestViews

/// A picture, read by an XML parser.
final class ParsedPicture: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var words: [String] = []
    private(set) var isWellFormed = false

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        elements.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { words.append(string) }
}

@Suite(.runtimeIssuesFail)
struct SVGTests {
    @Test func `a space at the end of a piece of text is kept`() {
        let picture = ParsedPicture(ViewHost { Text("a ").bold() + Text("b") }.svg())
        #expect(picture.words.contains("a "))
        let isKept = picture.words.contains { $0.contains("white-space:pre") }
        #expect(isKept)
    }

    @Test func `words follow the direction of their first letter`() {
        let picture = ParsedPicture(ViewHost { Text("שלום!") }.svg())
        #expect(picture.words.contains("שלום!"))
        let isOwn = picture.words.contains { $0.contains("unicode-bidi:plaintext") }
        #expect(isOwn)
    }

    @Test func `each view is a group with its path, in the order of the tree`() {
        let host = ViewHost(rootView: Rating(value: .constant(1), in: 0...2))
        let paths = ParsedPicture(host.svg()).elements.compactMap { $0.attributes["data-view"] }
        expectEqual(
            paths,
            [
                "Rating", "Rating/HStack", "Rating/HStack/RatingSymbol",
                "Rating/HStack/RatingSymbol/Image", "Rating/HStack/RatingSymbol[1]",
                "Rating/HStack/RatingSymbol[1]/Image",
            ])
    }

    @Test(arguments: [
        "<b>&amp;\"'", "\u{0}\u{1B}[31m\u{7}", "]]>", "שלום \u{202E}abc", "\u{FFFE}\u{FFFF}", "👩‍🌾",
        "-->", "\r\n\t",
    ])
    func `whatever a string holds is text`(string: String) {
        let host = ViewHost {
            VStack {
                Text(verbatim: string)
                TextField("x", text: .constant(string))
                Text("x").accessibilityLabel(string)
            }
        }
        let picture = ParsedPicture(host.svg(title: string))
        #expect(picture.isWellFormed)
        let names = Set(picture.elements.map(\.name))
        #expect(names.isSubset(of: ["svg", "title", "desc", "style", "defs", "rect", "g", "text"]))
    }

    @Test func `words are stretched to the measured width`() throws {
        let host = ViewHost { Text("Hello") }
        let text = try #require(ParsedPicture(host.svg()).elements.first { $0.name == "text" })
        let width = try #require(host.frame(of: .type(Text.self))?.width)
        let length = try #require(text.attributes["textLength"].flatMap(Double.init))
        #expect(abs(length - width) < 0.01)
    }

    @Test func `shared clips, masks, shadows and colours are defined once`() {
        let host = ViewHost {
            ZStack {
                ForEach(0..<3, id: \.self) { _ in
                    Rectangle().fill(
                        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                    )
                    .clipShape(.circle)
                    .mask { Image(systemName: "star.fill") }
                    .shadow(radius: 3)
                }
                Rectangle().clipShape(.capsule)
            }
            .frame(width: 40, height: 30)
        }
        let sheet = SVGSheet([host.drawing], words: ["Stars"])
        let elements = ParsedPicture(sheet.definitions).elements
        for (name, number) in [
            ("linearGradient", 1), ("clipPath", 2), ("mask", 1), ("filter", 1),
        ] {
            #expect(elements.count { $0.name == name } == number, "\(name)")
        }
        let ids = elements.compactMap { $0.attributes["id"] }
        expectEqual(Set(ids).count, ids.count)
        let uses = elements.flatMap(\.attributes.values).flatMap {
            $0.matches(of: /url\(#([^)]+)\)/)
        }
        #expect(uses.count == 13 && uses.allSatisfy { ids.contains("\($0.1)") })
    }

    @Test func `a symbol of a faint colour is as faint as a whole`() throws {
        let host = ViewHost { Image(systemName: "star.fill").foregroundStyle(.blue.opacity(0.4)) }
        let text = host.svg()
        let use = try #require(ParsedPicture(text).elements.first { $0.name == "use" })
        let name = try #require(use.attributes["class"])
        // The line and the inside have no separate opacity, because they overlap.
        let rules = text.matches(of: /\.([a-z0-9]+)\{([^}]*)\}/).filter { $0.1 == name }
        expectEqual(
            rules.map { "\($0.2)" },
            [
                "fill:#007aff;stroke:#007aff;opacity:0.4",
                "fill:#0a84ff;stroke:#0a84ff;opacity:0.4",
            ])
    }

    @Test func `a picture has a name and a description`() throws {
        let host = ViewHost {
            Button("Save") {}
            Text("Done")
        }
        let picture = ParsedPicture(host.svg())
        expectEqual(picture.elements.first?.attributes["role"], "img")
        #expect(picture.elements.dropFirst().map(\.name).starts(with: ["title", "desc"]))
        #expect(picture.words.contains("Save, button; Done, text"))
    }

    @Test func `colours are the reader's preference, or fixed`() {
        let host = ViewHost { Text("a").foregroundStyle(.blue) }
        #expect(host.svg().contains("prefers-color-scheme:dark"))
        let dark = host.svg(appearance: .fixed(.dark))
        #expect(!dark.contains("prefers-color-scheme"))
        #expect(dark.contains("#0a84ff"))
        #expect(!dark.contains("#007aff"))
    }

    @Test func `an unknown system image is a box with its name`() {
        let host = ViewHost {
            Image(systemName: "no.such.star").resizable().frame(width: 80, height: 20)
        }
        #expect(ParsedPicture(host.svg()).words.contains("no.such.star"))
    }

    @Test func `unsupported drawing is reported once as a named box`() {
        expectIssues([
            "HStack/Image: Image(\"portrait\") cannot be drawn; a labelled box is drawn instead."
        ]) {
            let host = ViewHost {
                HStack {
                    Image("portrait").resizable().frame(width: 60)
                    Image("portrait").resizable().frame(width: 60)
                }
            }
            expectEqual(host.drawing.omissions.map(\.name), ["Image(\"portrait\")"])
            expectEqual(host.svg().components(separatedBy: ">portrait</text>").count, 3)
        }
    }

    @Test func `the same tree gives the same drawing, also through JSON`() throws {
        let host = ViewHost(rootView: Rating(value: .constant(3)).padding().border(.red))
        let drawing = host.drawing
        expectEqual(
            drawing, ViewHost(rootView: Rating(value: .constant(3)).padding().border(.red)).drawing)
        let copy = try JSONDecoder().decode(Drawing.self, from: JSONEncoder().encode(drawing))
        expectEqual(copy, drawing)
        expectEqual(SVG(copy).text, SVG(drawing).text)
    }

    @Test func `random trees with random strings are drawn`() {
        var random = RandomViews(seed: 7)
        for _ in 0..<cases(30) {
            let host = ViewHost(
                rootView: random.view(depth: 4), size: ProposedViewSize(width: 200, height: 100),
                onIssue: { _ in })
            #expect(ParsedPicture(host.svg()).isWellFormed)
            host.textMetrics = .cells(width: 8, height: 16)
            let picture = CellPicture(host.drawing)
            let widths = Set(picture.rows.map(\.count))
            #expect(widths.count <= 1)
            #expect(
                picture.description.unicodeScalars.allSatisfy {
                    $0 == "\n" || $0.properties.generalCategory != .control
                })
        }
    }
}

@Suite(.runtimeIssuesFail)
struct SVGSheetTests {
    private let drawings = [1, 3, 1].map { value in
        ViewHost { Rating(value: .constant(value)).border(.red) }.drawing
    }

    @Test func `pictures of a page share definitions and duplicates`() {
        let sheet = SVGSheet(drawings, words: ["\"one\"", "three", "one again"])
        let parsed = ParsedPicture(sheet.definitions)
        #expect(parsed.isWellFormed)
        let bodies = parsed.elements.filter { $0.name == "g" }.compactMap { $0.attributes["id"] }
        expectEqual(bodies, ["v-p1", "v-p2"])
        expectEqual(parsed.elements.count { $0.name == "symbol" }, 2)
        expectEqual(sheet.pictures.map { $0.contains("#v-p1\"") }, [true, false, true])
        #expect(sheet.pictures[1].contains("aria-label=\"three\""))
        #expect(sheet.pictures[0].contains("aria-label=\"&quot;one&quot;\""))
        #expect(sheet.pictures.allSatisfy { ParsedPicture($0).isWellFormed })
        #expect(!sheet.definitions.contains("data-view"))
    }

    @Test func `each picture has its drawing's size and ground`() {
        let sheet = SVGSheet([drawings[0]], words: ["one"], margin: 4)
        #expect(
            sheet.pictures[0].hasPrefix("<svg viewBox=\"-4 -4 125 25\" width=\"125\" height=\"25\"")
        )
    }
}
