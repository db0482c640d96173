import Foundation
import FoundationXML
import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import Testing

/// A picture as an XML parser reads it.
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

@MainActor
@Suite(.runtimeIssuesFail)
struct SVGTests {
    @Test func `each view is a group with its path, in the order of the tree`() {
        let host = ViewHost(rootView: Rating(value: .constant(1), in: 0...2))
        let paths = ParsedPicture(host.svg()).elements.compactMap { $0.attributes["data-view"] }
        #expect(
            paths == [
                "Rating", "Rating/HStack", "Rating/HStack/RatingSymbol",
                "Rating/HStack/RatingSymbol/Image", "Rating/HStack/RatingSymbol[1]",
                "Rating/HStack/RatingSymbol[1]/Image",
            ])
    }

    @Test func `the groups' boxes are the frames of the layout`() {
        let host = ViewHost {
            HStack(spacing: 4) {
                Color.red.frame(width: 20, height: 20)
                Text("Hello").padding(3)
                VStack {
                    Text("a")
                    Image(systemName: "star")
                }
            }
        }
        let drawing = host.drawing
        for path in ["HStack", "HStack/Color", "HStack/Text", "HStack/VStack/Image"] {
            #expect(drawing.frames(of: path) == [host.frame(of: .path(path))])
        }
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

    @Test func `words are stretched to the width that was measured`() throws {
        let host = ViewHost { Text("Hello") }
        let text = try #require(ParsedPicture(host.svg()).elements.first { $0.name == "text" })
        let width = try #require(host.frame(of: .type(Text.self))?.width)
        let length = try #require(text.attributes["textLength"].flatMap(Double.init))
        #expect(abs(length - width) < 0.01)
    }

    @Test func `a picture has a name and a description`() throws {
        let host = ViewHost {
            Button("Save") {}
            Text("Done")
        }
        let picture = ParsedPicture(host.svg())
        #expect(picture.elements.first?.attributes["role"] == "img")
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

    @Test func `a system image that is not known is a box with its name`() {
        let host = ViewHost { Image(systemName: "no.such.star") }
        #expect(ParsedPicture(host.svg()).words.contains("no.such.star"))
    }

    @Test func `what cannot be drawn is reported once, and is a box with its name`() {
        expectIssues([
            "HStack/Image: Image(\"portrait\") cannot be drawn; a box with its name stands for it."
        ]) {
            let host = ViewHost {
                HStack {
                    Image("portrait")
                    Image("portrait")
                }
            }
            _ = host.drawing
            let picture = ParsedPicture(host.svg())
            #expect(picture.words.count { $0 == "portrait" } == 2)
        }
    }

    @Test func `the same tree gives the same drawing, also through JSON`() throws {
        let host = ViewHost(rootView: Rating(value: .constant(3)).padding().border(.red))
        let drawing = host.drawing
        #expect(
            drawing
                == ViewHost(rootView: Rating(value: .constant(3)).padding().border(.red)).drawing)
        let copy = try JSONDecoder().decode(Drawing.self, from: JSONEncoder().encode(drawing))
        #expect(copy == drawing)
        #expect(SVG(copy).text == SVG(drawing).text)
    }

    @Test func `an updated tree is drawn as a new one`() {
        let host = ViewHost(rootView: Rating(value: .constant(1)).border(.red))
        _ = host.drawing
        host.rootView = Rating(value: .constant(4)).border(.red)
        #expect(host.drawing == ViewHost(rootView: host.rootView).drawing)
    }

    @Test func `random trees with random strings are drawn`() {
        var random = RandomViews(seed: 7)
        for _ in 0..<150 {
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

/// Views made of random numbers.
private struct RandomViews: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }

    private mutating func string() -> String {
        let scalars: [ClosedRange<UInt32>] = [
            0x0...0x20, 0x21...0x7E, 0x80...0x2FF, 0x300...0x36F, 0x5D0...0x5EA, 0x202A...0x202E,
            0x4E00...0x4E20, 0x1F600...0x1F620, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            let range = scalars.randomElement(using: &self) ?? 0x41...0x5A
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private mutating func number() -> Double {
        [-10, 0, 0.5, 1, 3, 17, 200, .infinity, .nan].randomElement(using: &self) ?? 0
    }

    @MainActor
    mutating func view(depth: Int) -> AnyView {
        let kind = Int.random(in: 0..<(depth == 0 ? 6 : 22), using: &self)
        let (text, other, number) = (string(), string(), number())
        if kind < 6 { return Self.leaf(kind, text, other, number) }
        let (inner, second) = (view(depth: depth - 1), view(depth: depth - 1))
        return kind < 11
            ? Self.container(kind, text, [inner, second].indexed)
            : Self.modified(kind, number, inner, second)
    }

    @MainActor
    private static func leaf(
        _ kind: Int, _ text: String, _ other: String, _ number: Double
    ) -> AnyView {
        switch kind {
        case 0, 1: AnyView(Text(verbatim: text))
        case 2: AnyView(Image(systemName: text.count > 5 ? "star.leadinghalf.filled" : text))
        case 3: AnyView(Color.red.frame(width: 10, height: 10))
        case 4: AnyView(Circle().stroke(.blue, lineWidth: number))
        default: AnyView(TextField(text, text: .constant(other)))
        }
    }

    @MainActor
    private static func container(_ kind: Int, _ text: String, _ views: [Indexed]) -> AnyView {
        switch kind {
        case 6: AnyView(HStack { ForEach(views) { $0.view } })
        case 7: AnyView(ZStack { ForEach(views) { $0.view.zIndex(Double(-$0.id)) } })
        case 8: AnyView(List { ForEach(views) { $0.view } })
        case 9: AnyView(NavigationStack { ForEach(views) { $0.view }.navigationTitle(text) })
        default: AnyView(Toggle(isOn: .constant(true)) { ForEach(views) { $0.view } })
        }
    }

    @MainActor
    private static func modified(
        _ kind: Int, _ number: Double, _ view: AnyView, _ second: AnyView
    ) -> AnyView {
        switch kind {
        case 11: AnyView(view.border(.red, width: number))
        case 12: AnyView(view.padding().background { second })
        case 13: AnyView(view.mask { second })
        case 14: AnyView(view.rotationEffect(.degrees(number)))
        case 15: AnyView(view.scaleEffect(number))
        case 16: AnyView(view.opacity(number))
        case 17: AnyView(view.clipShape(Circle()))
        case 18: AnyView(view.shadow(radius: number))
        case 19: AnyView(view.sheet(isPresented: .constant(true)) { second })
        case 20:
            AnyView(
                view.overlay(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        default: AnyView(view.frame(width: number, height: number))
        }
    }
}

private struct Indexed: Identifiable {
    let id: Int
    let view: AnyView
}

extension [AnyView] {
    fileprivate var indexed: [Indexed] { enumerated().map { Indexed(id: $0, view: $1) } }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct SVGSheetTests {
    private let drawings = [1, 3, 1].map { value in
        ViewHost { Rating(value: .constant(value)).border(.red) }.drawing
    }

    @Test func `pictures of a page share their definitions, and those that are the same are one`() {
        let sheet = SVGSheet(drawings, words: ["\"one\"", "three", "one again"])
        let parsed = ParsedPicture(sheet.definitions)
        #expect(parsed.isWellFormed)
        let bodies = parsed.elements.filter { $0.name == "g" }.compactMap { $0.attributes["id"] }
        #expect(bodies == ["sheet-p1", "sheet-p2"])
        #expect(parsed.elements.count { $0.name == "symbol" } == 2)
        #expect(sheet.pictures.map { $0.contains("#sheet-p1\"") } == [true, false, true])
        #expect(sheet.pictures[1].contains("aria-label=\"three\""))
        #expect(sheet.pictures[0].contains("aria-label=\"&quot;one&quot;\""))
        #expect(sheet.pictures.allSatisfy { ParsedPicture($0).isWellFormed })
        #expect(!sheet.definitions.contains("data-view"))
    }

    @Test func `each picture has the size of its drawing and the ground around it`() {
        let sheet = SVGSheet([drawings[0]], words: ["one"], margin: 4)
        #expect(
            sheet.pictures[0].hasPrefix("<svg viewBox=\"-4 -4 125 25\" width=\"125\" height=\"25\"")
        )
    }
}
