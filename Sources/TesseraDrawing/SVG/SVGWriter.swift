import Foundation

/// Writes the items of a drawing, one after another, and keeps what they refer to.
struct SVGWriter {
    /// The scheme of the colours; `nil` for both.
    let scheme: Drawing.Scheme?
    /// A Boolean value that is true if each view is a group with its path.
    var namesViews = true
    private(set) var body = ""
    private(set) var definitions = ""
    /// The classes of the colours that differ between the schemes.
    private(set) var inks: [Ink] = []
    private var inkNumbers: [Ink: Int] = [:]
    private var faces: [TextPiece.Face: Int] = [:]
    private var symbols: [String: Int] = [:]
    private var count = 0
    /// The ends of the groups that are open: the position where each is over, and what is written there.
    private var ends: [(position: Int, text: String)] = []

    init(scheme: Drawing.Scheme?) { self.scheme = scheme }

    // MARK: - Items

    mutating func writeAll(_ items: [Drawing.Item]) {
        var position = 0
        while position < items.count {
            close(at: position)
            let item = items[position]
            let end = position + max(1, item.count)
            if case .changed(.mask(let count)) = item.content {
                let inside = min(position + 1 + count, end)
                let id = define { id, writer in
                    // A mask is as opaque as it is painted: in white, whatever the colours.
                    var mask = SVGWriter(scheme: .light)
                    (mask.count, mask.symbols, mask.isMask) = (writer.count, writer.symbols, true)
                    mask.namesViews = writer.namesViews
                    mask.writeAll(Array(items[(position + 1)..<inside]))
                    (writer.count, writer.symbols) = (mask.count, mask.symbols)
                    writer.definitions += mask.definitions
                    return
                        "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"-99999\" y=\"-99999\" "
                        + "width=\"199998\" height=\"199998\">\(mask.body)</mask>\n"
                }
                open("<g mask=\"url(#\(id))\">", until: end)
                position = inside
                continue
            }
            write(item.content, until: end)
            position += 1
        }
        close(at: .max)
    }

    private mutating func open(_ text: String, until end: Int) {
        body += text
        ends.append((end, "</g>"))
    }

    private mutating func close(at position: Int) {
        while let last = ends.last, last.position <= position {
            body += last.text
            ends.removeLast()
        }
    }

    private mutating func write(_ content: Drawing.Content, until end: Int) {
        let text: String
        switch content {
        case .view(let group):
            if namesViews { open("\n<g data-view=\"\(escaped(group.path))\">", until: end) }
            return
        case .changed(let change):
            let attributes = attributes(of: change)
            return open("<g \(attributes)>", until: end)
        case .fill(let outline, let paint, let isEvenOdd):
            let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            text = element(outline, "\(painted("fill", paint))\(rule)")
        case .stroke(let outline, let paint, let stroke):
            text = element(outline, "\(painted("stroke", paint)) fill=\"none\"\(line(stroke))")
        case .symbol(let image): text = symbol(image)
        case .text(let piece): text = self.text(piece)
        }
        body += text
    }

    private mutating func attributes(of change: Drawing.Change) -> String {
        switch change {
        case .opacity(let opacity): return "opacity=\"\(number(opacity))\""
        case .transform(let transform):
            let values = [
                transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            ]
            return
                "transform=\"matrix(\(values.map { number($0, places: 4) }.joined(separator: " ")))\""
        case .clip(let outline, let isEvenOdd):
            let rule = isEvenOdd ? "clip-rule=\"evenodd\"" : ""
            let id = define { id, writer in
                "<clipPath id=\"\(id)\">\(writer.element(outline, rule))</clipPath>\n"
            }
            return "clip-path=\"url(#\(id))\""
        case .shadow(let ink, let radius, let offset):
            let color = ink.color(in: scheme ?? .light)
            let id = define { id, _ in
                "<filter id=\"\(id)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\">"
                    + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(number(radius / 2))\"/>"
                    + "<feOffset dx=\"\(number(offset.width))\" dy=\"\(number(offset.height))\" "
                    + "result=\"s\"/><feFlood flood-color=\"\(color.hex)\" "
                    + "flood-opacity=\"\(number(color.opacity))\"/>"
                    + "<feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/>"
                    + "<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n"
            }
            return "filter=\"url(#\(id))\""
        // Written where the items are at hand.
        case .mask: return ""
        }
    }

    // MARK: - Outlines

    private static func place(_ rect: CGRect) -> String {
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
            + "height=\"\(number(rect.height))\""
    }

    private func element(_ outline: Outline, _ attributes: String) -> String {
        switch outline {
        case .rect(let rect): return "<rect \(Self.place(rect)) \(attributes)/>"
        case .roundedRect(let rect, let corner):
            return "<rect \(Self.place(rect)) rx=\"\(number(corner.width))\" "
                + "ry=\"\(number(corner.height))\" \(attributes)/>"
        case .ellipse(let rect):
            return "<ellipse cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" "
                + "rx=\"\(number(rect.width / 2))\" ry=\"\(number(rect.height / 2))\" \(attributes)/>"
        case .path(let steps): return "<path d=\"\(path(steps))\" \(attributes)/>"
        }
    }

    private func path(_ steps: [Outline.Step]) -> String {
        func at(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
        return steps.map { step in
            switch step {
            case .move(let point): "M\(at(point))"
            case .line(let point): "L\(at(point))"
            case .curve(let first, let second, let end): "C\(at(first)) \(at(second)) \(at(end))"
            case .close: "Z"
            }
        }.joined()
    }

    private func line(_ stroke: Stroke) -> String {
        var text = " stroke-width=\"\(number(stroke.width))\""
        if stroke.cap != "butt" { text += " stroke-linecap=\"\(escaped(stroke.cap))\"" }
        if stroke.join != "miter" {
            text += " stroke-linejoin=\"\(escaped(stroke.join))\""
        } else if stroke.miterLimit != 4 {
            text += " stroke-miterlimit=\"\(number(max(1, stroke.miterLimit)))\""
        }
        if !stroke.dash.isEmpty {
            let dash = stroke.dash.map { number(max(0, $0)) }.joined(separator: " ")
            text += " stroke-dasharray=\"\(dash)\""
            if stroke.dashPhase != 0 {
                text += " stroke-dashoffset=\"\(number(stroke.dashPhase))\""
            }
        }
        return text
    }

    // MARK: - Paints

    /// A Boolean value that is true in a mask, where only opacity counts.
    private var isMask = false

    private mutating func painted(_ property: String, _ paint: Paint) -> String {
        switch paint {
        case .ink(let ink):
            guard scheme == nil, ink.light != ink.dark else {
                let color = isMask ? ink.light.white : ink.color(in: scheme ?? .light)
                let opacity =
                    color.opacity < 1 ? " \(property)-opacity=\"\(number(color.opacity))\"" : ""
                return "\(property)=\"\(color.hex)\"\(opacity)"
            }
            return "class=\"\(property.prefix(1))\(numberOf(ink))\""
        case .linearGradient(let stops, let start, let end):
            let id = define { id, writer in
                var text = "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" "
                text += "x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" "
                text += "x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">"
                for stop in stops {
                    text += "<stop offset=\"\(number(stop.location))\" "
                    text += "\(writer.painted("stop", .ink(stop.ink)))/>"
                }
                return text.replacing("stop=\"#", with: "stop-color=\"#") + "</linearGradient>\n"
            }
            return "\(property)=\"url(#\(id))\""
        }
    }

    private mutating func numberOf(_ ink: Ink) -> Int {
        if let known = inkNumbers[ink] { return known }
        inks.append(ink)
        inkNumbers[ink] = inks.count
        return inks.count
    }

    /// Adds a definition, and returns its identifier.
    private mutating func define(_ text: (_ id: String, _ writer: inout SVGWriter) -> String)
        -> String
    {
        count += 1
        let id = "\(Self.prefix)\(count)"
        let definition = text(id, &self)
        definitions += definition
        return id
    }

    // MARK: - Symbols

    private mutating func symbol(_ image: SymbolImage) -> String {
        let name = SymbolName(image.name)
        guard name.isKnown else {
            return labelledBox(image.name, in: image.frame).map { content in
                switch content {
                case .stroke(let outline, let paint, let stroke):
                    element(outline, "\(painted("stroke", paint)) fill=\"none\"\(line(stroke))")
                case .text(let piece): text(piece)
                default: ""
                }
            }.joined()
        }
        let key = "\(name.text)\(image.isStretched ? " stretched" : "")"
        let id: Int
        if let known = symbols[key] {
            id = known
        } else {
            id = symbols.count + 1
            symbols[key] = id
            define(SymbolPicture(name), id, image.isStretched)
        }
        let place =
            "href=\"#\(Self.prefix)s\(id)\" x=\"\(number(image.frame.minX))\" "
            + "y=\"\(number(image.frame.minY))\" width=\"\(number(image.frame.width))\" "
            + "height=\"\(number(image.frame.height))\""
        guard case .linearGradient = image.paint else {
            return "<use \(place) \(symbolPaint(image.paint))/>"
        }
        let mask = define { id, _ in
            "<mask id=\"\(id)\"><use \(place) fill=\"#fff\" stroke=\"#fff\"/></mask>\n"
        }
        return element(.rect(image.frame), "\(painted("fill", image.paint)) mask=\"url(#\(mask))\"")
    }

    private mutating func symbolPaint(_ paint: Paint) -> String {
        guard case .ink(let ink) = paint else { return "" }
        guard scheme == nil, ink.light != ink.dark else {
            let color = isMask ? ink.light.white : ink.color(in: scheme ?? .light)
            let opacity = color.opacity < 1 ? " opacity=\"\(number(color.opacity))\"" : ""
            return "fill=\"\(color.hex)\" stroke=\"\(color.hex)\"\(opacity)"
        }
        return "class=\"f\(numberOf(ink)) s\(numberOf(ink))\""
    }

    private mutating func define(_ picture: SymbolPicture, _ id: Int, _ isStretched: Bool) {
        func layers(_ layers: [SymbolPicture.Layer], _ color: String = "") -> String {
            layers.map { layer in
                let attributes =
                    layer.width.map {
                        "fill=\"none\"\(color.isEmpty ? "" : " stroke=\"\(color)\"") "
                            + "stroke-width=\"\(number($0))\" stroke-linecap=\"round\" "
                            + "stroke-linejoin=\"round\""
                    } ?? "stroke=\"none\"\(color.isEmpty ? "" : " fill=\"\(color)\"")"
                return element(.path(layer.steps), attributes)
            }.joined()
        }
        let side = number(SymbolPicture.side)
        var text = layers(picture.solid)
        if !picture.cuts.isEmpty {
            let cut = "\(Self.prefix)c\(id)"
            definitions +=
                "<mask id=\"\(cut)\" maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"28\" "
                + "height=\"28\"><rect x=\"-2\" y=\"-2\" width=\"28\" height=\"28\" fill=\"#fff\"/>"
                + "\(layers(picture.cuts, "#000"))</mask>\n"
            text = "<g mask=\"url(#\(cut))\">\(text)</g>"
        }
        let stretch = isStretched ? " preserveAspectRatio=\"none\"" : ""
        definitions +=
            "<symbol id=\"\(Self.prefix)s\(id)\" viewBox=\"0 0 \(side) \(side)\" overflow=\"visible\""
            + "\(stretch)>\(text)\(layers(picture.over))</symbol>\n"
    }

    // MARK: - Text

    private mutating func text(_ piece: TextPiece) -> String {
        let words = escaped(piece.string)
        guard !words.isEmpty, piece.width > 0 else { return "" }
        let face: Int
        if let known = faces[piece.face] {
            face = known
        } else {
            face = faces.count + 1
            faces[piece.face] = face
        }
        var text =
            "<text x=\"\(number(piece.origin.x))\" y=\"\(number(piece.origin.y))\" "
            + "textLength=\"\(number(piece.width))\" lengthAdjust=\"spacingAndGlyphs\" "
        var classes = painted("fill", piece.paint)
        if classes.hasPrefix("class=\"") {
            classes.insert(
                contentsOf: "t\(face) ", at: classes.index(classes.startIndex, offsetBy: 7))
        } else {
            classes = "class=\"t\(face)\" \(classes)"
        }
        text += "\(classes)>\(words)</text>"
        for (paint, share) in [(piece.underline, 0.12), (piece.strikethrough, -0.28)] {
            guard let paint else { continue }
            let rect = CGRect(
                x: piece.origin.x, y: piece.origin.y + piece.face.size * share, width: piece.width,
                height: max(1, piece.face.size / 16))
            text += element(.rect(rect), painted("fill", paint))
        }
        return text
    }

    // MARK: - The document

    /// Takes what has been written so far, for the next to begin anew with the same definitions.
    mutating func takeBody() -> String {
        defer { body = "" }
        return body
    }

    /// The place of a frame, as attributes of the outermost element.
    func place(of frame: CGRect) -> String {
        let size = (number(frame.width), number(frame.height))
        return "viewBox=\"\(number(frame.minX)) \(number(frame.minY)) \(size.0) \(size.1)\" "
            + "width=\"\(size.0)\" height=\"\(size.1)\""
    }

    /// The ground of a drawing.
    func ground(_ frame: CGRect) -> String { "<rect class=\"g\" \(Self.place(frame))/>" }

    /// The colours and faces that have been used.
    var styleSheet: String {
        let ground = ColorTable.background
        var styles = faces.sorted { $0.value < $1.value }.map { ".t\($1){\($0.css)}" }
        func colors(_ scheme: Drawing.Scheme) -> [String] {
            [".g{fill:\(ground.color(in: scheme).hex)}"]
                + inks.enumerated().flatMap { index, ink -> [String] in
                    let color = ink.color(in: scheme)
                    func rule(_ letter: String, _ property: String, _ name: String) -> String {
                        let faded =
                            color.opacity < 1 ? ";\(name)-opacity:\(number(color.opacity))" : ""
                        return ".\(letter)\(index + 1){\(property):\(color.hex)\(faded)}"
                    }
                    return [rule("f", "fill", "fill"), rule("s", "stroke", "stroke")]
                }
        }
        styles += colors(scheme ?? .light)
        if scheme == nil {
            styles.append("@media (prefers-color-scheme:dark){\(colors(.dark).joined())}")
        }
        return styles.joined()
    }

    func document(_ frame: CGRect, title: String, description: String) -> String {
        let name = title.isEmpty ? "A picture of a view" : title
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" \(place(of: frame)) role="img" xml:space="preserve" aria-labelledby="\(Self.prefix)t \(Self.prefix)d">
            <title id="\(Self.prefix)t">\(escaped(name))</title>
            <desc id="\(Self.prefix)d">\(escaped(description))</desc>
            <style>\(styleSheet)</style>
            <defs>
            \(definitions)</defs>
            \(ground(frame))\(body)
            </svg>

            """
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Self.naming("v\(String(hash, radix: 36))-", in: text)
    }
}
