import Foundation

/// Writes the items of a drawing, one after another, and keeps what they refer to.
struct SVGWriter {
    /// The scheme of the colours; `nil` for both.
    let scheme: Drawing.Scheme?
    /// A Boolean value that is true if each view is a group with its path.
    var namesViews = true
    var body = Markup()
    var definitions = ""
    /// The classes of the colours that differ between the schemes.
    private var inkNumbers = Numbering<Ink>()
    private var faces = Numbering<TextPiece.Face>()
    /// The numbers of the symbols that are defined, by their names and by what these are short for.
    var symbols: (numbers: [String: Int], count: Int) = ([:], 0)
    /// The names of what is defined, by what it is.
    private var names: [String: String] = [:]
    /// The positions where the groups that are open are over.
    private var ends: [Int] = []
    /// The views whose groups are open, with the lengths of their paths.
    private var views: [(path: ViewPath, end: Int, length: Int)] = []
    /// The path of the innermost of these, as it is written.
    private var path = Markup()

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
                // A mask is as opaque as it is painted: in white, whatever the colours.
                var mask = SVGWriter(scheme: .light)
                (mask.names, mask.symbols, mask.isMask) = (names, symbols, true)
                (mask.faces, mask.namesViews) = (faces, namesViews)
                mask.writeAll(Array(items[(position + 1)..<inside]))
                (names, symbols, faces) = (mask.names, mask.symbols, mask.faces)
                definitions += mask.definitions
                let id = define(
                    "mask",
                    "maskUnits=\"userSpaceOnUse\" x=\"-99999\" y=\"-99999\" width=\"199998\" "
                        + "height=\"199998\"", mask.body.text)
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
        body.write(text)
        ends.append(end)
    }

    private mutating func close(at position: Int) {
        while let last = ends.last, last <= position {
            body.write("</g>")
            ends.removeLast()
        }
        while let last = views.last, last.end <= position { views.removeLast() }
    }

    mutating func write(_ content: Drawing.Content, until end: Int) {
        switch content {
        case .view(let group):
            guard namesViews else { return }
            body.write("\n<g data-view=\"")
            write(group.place, until: end)
            open("\">", until: end)
        case .changed(let change):
            let attributes = attributes(of: change)
            open("<g \(attributes)>", until: end)
        case .fill(let outline, let paint, let isEvenOdd):
            let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            body.write(element(outline, "\(painted("fill", paint))\(rule)"))
        case .stroke(let outline, let paint, let stroke):
            body.write(
                element(outline, "\(painted("stroke", paint)) fill=\"none\"\(line(stroke))"))
        case .symbol(let image): symbol(image)
        case .text(let piece): text(piece)
        }
    }

    /// Writes the path of a view: most of it is that of the view around it.
    private mutating func write(_ place: ViewPath, until end: Int) {
        if let outer = views.last, ViewPath.isSame(outer.path, place.outer) {
            path.cut(to: outer.length)
            path.write("/")
            path.write(escaped: place.name)
            if place.ordinal > 0 {
                path.write("[")
                path.write(place.ordinal)
                path.write("]")
            }
        } else {
            path.cut(to: 0)
            path.write(escaped: place.text)
        }
        views.append((place, end, path.bytes.count))
        body.write(path.bytes)
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
            let id = define("clipPath", "", element(outline, rule))
            return "clip-path=\"url(#\(id))\""
        case .shadow(let ink, let radius, let offset):
            let color = ink.color(in: scheme ?? .light)
            let id = define(
                "filter", "x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\"",
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(number(radius / 2))\"/>"
                    + "<feOffset dx=\"\(number(offset.width))\" dy=\"\(number(offset.height))\" "
                    + "result=\"s\"/><feFlood flood-color=\"\(color.hex)\" "
                    + "flood-opacity=\"\(number(color.opacity))\"/>"
                    + "<feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/>"
                    + "<feMergeNode in=\"SourceGraphic\"/></feMerge>")
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

    func element(_ outline: Outline, _ attributes: String) -> String {
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

    func line(_ stroke: Stroke) -> String {
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

    /// A Boolean value that is true if gradients have colours that are the reader's.
    private var hasStops = false
    /// A Boolean value that is true in a mask, where only opacity counts.
    private(set) var isMask = false

    /// Returns true if a colour is one in the light and another in the dark.
    func hasClass(_ ink: Ink) -> Bool { scheme == nil && ink.light != ink.dark }

    mutating func painted(_ property: String, _ paint: Paint) -> String {
        switch paint {
        case .ink(let ink):
            guard hasClass(ink) else {
                let color = isMask ? ink.light.white : ink.color(in: scheme ?? .light)
                let opacity =
                    color.opacity < 1 ? " \(property)-opacity=\"\(number(color.opacity))\"" : ""
                return "\(property)=\"\(color.hex)\"\(opacity)"
            }
            if property == "stop" { hasStops = true }
            return "class=\"\(property == "stop" ? "c" : property.prefix(1))\(numberOf(ink))\""
        case .linearGradient(let stops, let start, let end):
            let content = stops.map { stop in
                "<stop offset=\"\(number(stop.location))\" \(painted("stop", .ink(stop.ink)))/>"
            }.joined()
            let id = define(
                "linearGradient",
                "gradientUnits=\"userSpaceOnUse\" x1=\"\(number(start.x))\" "
                    + "y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\"",
                content.replacing("stop=\"#", with: "stop-color=\"#"))
            return "\(property)=\"url(#\(id))\""
        }
    }

    mutating func numberOf(_ ink: Ink) -> Int { inkNumbers.number(of: ink) }

    /// Returns the name of a definition, which is written once, however often it is asked for.
    mutating func define(_ element: String, _ attributes: String, _ content: String) -> String {
        let space = attributes.isEmpty ? "" : " "
        let text = "\(space)\(attributes)>\(content)</\(element)>\n"
        if let name = names[text] { return name }
        let name = "\(Self.prefix)\(names.count + 1)"
        names[text] = name
        definitions += "<\(element) id=\"\(name)\"\(text)"
        return name
    }

    // MARK: - Text

    private mutating func text(_ piece: TextPiece) {
        guard !piece.string.isEmpty, piece.width > 0 else { return }
        let face = faces.number(of: piece.face)
        body.write("<text x=\"")
        body.write(piece.origin.x)
        body.write("\" y=\"")
        body.write(piece.origin.y)
        body.write("\" textLength=\"")
        body.write(piece.width)
        body.write("\" lengthAdjust=\"spacingAndGlyphs\" class=\"t")
        body.write(face)
        if case .ink(let ink) = piece.paint, hasClass(ink) {
            body.write(" f")
            body.write(numberOf(ink))
            body.write("\">")
        } else {
            body.write("\" \(painted("fill", piece.paint))>")
        }
        body.write(escaped: piece.string)
        body.write("</text>")
        for (paint, share) in [(piece.underline, 0.12), (piece.strikethrough, -0.28)] {
            guard let paint else { continue }
            let rect = CGRect(
                x: piece.origin.x, y: piece.origin.y + piece.face.size * share, width: piece.width,
                height: max(1, piece.face.size / 16))
            body.write(element(.rect(rect), painted("fill", paint)))
        }
    }

    // MARK: - The document

    /// Takes what has been written so far, for the next to begin anew with the same definitions.
    mutating func takeBody() -> String {
        defer { body = Markup() }
        return body.text
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
        var styles = faces.values.enumerated().map { ".t\($0 + 1){\($1.css)}" }
        func colors(_ scheme: Drawing.Scheme) -> [String] {
            [".g{fill:\(ground.color(in: scheme).hex)}"]
                + inkNumbers.values.enumerated().flatMap { index, ink in
                    rules(for: ink, index + 1, in: scheme)
                }
        }
        styles += colors(scheme ?? .light)
        if scheme == nil {
            styles.append("@media (prefers-color-scheme:dark){\(colors(.dark).joined())}")
        }
        return styles.joined()
    }

    /// What the classes of an ink say: of what is filled, has a line, is a part of a gradient, or is both
    /// filled and has a line and is as faint as a whole.
    private func rules(for ink: Ink, _ position: Int, in scheme: Drawing.Scheme) -> [String] {
        let color = ink.color(in: scheme)
        let isFaint = min(ink.light.opacity, ink.dark.opacity) < 1
        func rule(_ letter: String, _ properties: [String], _ opacity: String) -> String {
            let colors = properties.map { "\($0):\(color.hex)" }
            let faded = isFaint ? ["\(opacity):\(number(color.opacity))"] : []
            return ".\(letter)\(position){\((colors + faded).joined(separator: ";"))}"
        }
        return [rule("f", ["fill"], "fill-opacity"), rule("s", ["stroke"], "stroke-opacity")]
            + (hasStops ? [rule("c", ["stop-color"], "stop-opacity")] : [])
            + (symbols.count > 0 ? [rule("o", ["fill", "stroke"], "opacity")] : [])
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
            \(ground(frame))\(body.text)
            </svg>

            """
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Self.naming("v\(String(hash, radix: 36))-", in: text)
    }
}
