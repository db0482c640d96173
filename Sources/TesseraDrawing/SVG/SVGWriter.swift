import Foundation

/// Writes the items of a drawing and collects the definitions that they refer to.
struct SVGWriter {
    /// The colour scheme; `nil` for both schemes.
    private(set) var scheme: Drawing.Scheme?
    /// Whether each view becomes a group with its path.
    var namesViews = true
    /// The beginning of each CSS rule: a page may show several pictures.
    var scope: Markup = "#\(Self.prefix)p "
    var body = Markup()
    var definitions = Markup()
    /// The classes of colours that differ between the schemes.
    private var inkNumbers = Numbering<Ink>()
    var faces = Numbering<TextPiece.Face>()
    /// The full names of the defined symbols.
    var symbols = Numbering<String>()
    /// The content of the definitions.
    private var contents = Numbering<Markup>()
    /// The end positions of the open groups.
    private var ends: [Int] = []
    /// The views whose groups are open, with the lengths of their paths.
    private var views: [(path: ViewPath, end: Int, length: Int)] = []
    /// The path of the innermost open view, as markup.
    private var path = Markup()

    init(scheme: Drawing.Scheme?) { self.scheme = scheme }

    // MARK: - Items

    mutating func writeAll(_ items: [Drawing.Item]) {
        var position = 0
        while position < items.count {
            close(at: position)
            let item = items[position]
            let end = items.group(at: position).upperBound
            if case .changed(.mask(let count)) = item.content {
                let inside = items.mask(at: position, count: count)
                // Masks are drawn in white, because only opacity counts.
                var mask = self
                (mask.scheme, mask.isMask, mask.body) = (.light, true, Markup())
                (mask.ends, mask.views) = ([], [])
                mask.writeAll(Array(items[inside]))
                (contents, symbols, faces) = (mask.contents, mask.symbols, mask.faces)
                definitions = mask.definitions
                let id = define(
                    "mask",
                    "maskUnits=\"userSpaceOnUse\" x=\"-99999\" y=\"-99999\" width=\"199998\" height=\"199998\"",
                    mask.body)
                open("<g mask=\"url(#\(id))\">", until: end)
                position = inside.upperBound
                continue
            }
            write(item.content, until: end)
            position += 1
        }
        close(at: .max)
    }

    private mutating func open(_ text: Markup, until end: Int) {
        body.write(text)
        ends.append(end)
    }

    private mutating func close(at position: Int) {
        while let last = ends.last, last <= position {
            body.appendLiteral("</g>")
            ends.removeLast()
        }
        while let last = views.last, last.end <= position { views.removeLast() }
    }

    mutating func write(_ content: Drawing.Content, until end: Int) {
        switch content {
        case .view(let group):
            guard namesViews else { return }
            body.appendLiteral("\n<g data-view=\"")
            write(group.place, until: end)
            body.appendLiteral("\">")
            ends.append(end)
        case .changed(let change):
            open("<g \(attributes(of: change))>", until: end)
        case .fill(let outline, let paint, let isEvenOdd):
            let rule: Markup = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            body.write(element(outline, "\(painted(.fill, paint))\(rule)"))
        case .stroke(let outline, let paint, let stroke):
            let paint = painted(.stroke, paint)
            body.write(element(outline, "\(paint) fill=\"none\"\(line(stroke))"))
        case .symbol(let image): symbol(image)
        case .text(let piece): text(piece)
        }
    }

    /// Writes the path of a view, reusing that of the enclosing view.
    private mutating func write(_ place: ViewPath, until end: Int) {
        if let outer = views.last, ViewPath.isSame(outer.path, place.outer) {
            path.cut(to: outer.length)
            path.appendLiteral("/")
            path.appendInterpolation(escaped: place.name)
            if place.ordinal > 0 { path.write("[\(place.ordinal)]") }
        } else {
            path.cut(to: 0)
            path.appendInterpolation(escaped: place.text)
        }
        views.append((place, end, path.text.utf8.count))
        body.write(path)
    }

    private mutating func attributes(of change: Drawing.Change) -> Markup {
        switch change {
        case .opacity(let opacity): return "opacity=\"\(opacity)\""
        case .transform(let transform):
            let (x, y) = (transform.tX, transform.tY)
            let values = [transform.m11, transform.m12, transform.m21, transform.m22, x, y]
                .map { "\($0, places: 4)" as Markup }
            return "transform=\"matrix(\(values.joined(separator: " ")))\""
        case .clip(let outline, let isEvenOdd):
            let rule: Markup = isEvenOdd ? "clip-rule=\"evenodd\"" : ""
            let id = define("clipPath", "", element(outline, rule))
            return "clip-path=\"url(#\(id))\""
        case .shadow(let ink, let radius, let offset):
            let color = ink.color(in: scheme ?? .light)
            let id = define(
                "filter", "x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\"",
                """
                <feGaussianBlur in="SourceAlpha" stdDeviation="\(radius / 2)"/>\
                <feOffset dx="\(offset.width)" dy="\(offset.height)" result="s"/>\
                <feFlood flood-color="\(color)" flood-opacity="\(color.opacity)"/>\
                <feComposite in2="s" operator="in"/><feMerge><feMergeNode/>\
                <feMergeNode in="SourceGraphic"/></feMerge>
                """)
            return "filter=\"url(#\(id))\""
        case .filter(let filter): return attributes(of: filter)
        // `writeAll` handles masks.
        case .mask: return ""
        }
    }

    // MARK: - Paints

    /// Whether a gradient uses colours that depend on the scheme.
    var hasStops = false
    /// Whether a mask is being written, where only opacity counts.
    private(set) var isMask = false

    /// Returns whether a colour differs between the written schemes.
    func hasClass(_ ink: Ink) -> Bool { scheme == nil && ink.light != ink.dark }

    /// Returns the attributes of a paint.
    mutating func painted(_ use: InkUse, _ paint: Paint) -> Markup {
        switch paint {
        case .ink(let ink):
            if hasClass(ink) { return "class=\"\(use.letter)\(numberOf(ink))\"" }
            let color = isMask ? RGB(0xFFFFFF, ink.light.opacity) : ink.color(in: scheme ?? .light)
            var text = use.properties.map { "\($0)=\"\(color)\"" as Markup }
            if color.opacity < 1 { text.append("\(use.opacity)=\"\(color.opacity)\"") }
            return text.joined(separator: " ")
        case .gradient(let stops, let geometry):
            return "\(use.properties[0])=\"url(#\(gradient(stops, geometry)))\""
        }
    }

    mutating func numberOf(_ ink: Ink) -> Int { inkNumbers.number(of: ink).number }

    /// Returns the id of a definition. Equal definitions are written once.
    mutating func define(_ element: Markup, _ attributes: Markup, _ content: Markup) -> Markup {
        let space: Markup = attributes == "" ? "" : " "
        let text: Markup = "\(space)\(attributes)>\(content)</\(element)>\n"
        let (number, isNew) = contents.number(of: text)
        let name: Markup = "\(Self.prefix)\(number)"
        if isNew { definitions.write("<\(element) id=\"\(name)\"\(text)") }
        return name
    }

    // MARK: - The document

    /// Returns the markup written so far and begins a new body with the same definitions.
    mutating func takeBody() -> Markup {
        defer { body = Markup() }
        return body
    }

    /// Returns the frame as attributes of the outermost element.
    func place(of frame: CGRect) -> Markup {
        let size: Markup = "\(frame.width) \(frame.height)"
        return """
            viewBox="\(frame.origin) \(size)" width="\(frame.width)" height="\(frame.height)"
            """
    }

    /// Returns the background of a drawing.
    func ground(_ frame: CGRect) -> Markup { "<rect class=\"g\" \(frame)/>" }

    /// The CSS rules of the colours and faces in use.
    var styleSheet: Markup {
        func colors(_ scheme: Drawing.Scheme) -> Markup {
            let inks = inkNumbers.values.enumerated().map { rules(for: $1, $0 + 1, in: scheme) }
            let ground: Markup = "\(scope).g{fill:\(ColorTable.background.color(in: scheme))}"
            return "\(ground)\(inks.joined())"
        }
        let styles = faces.values.enumerated().map { "\(scope).t\($0 + 1){\($1.css)}" as Markup }
            .joined()
        let dark: Markup =
            scheme == nil ? "@media (prefers-color-scheme:dark){\(colors(.dark))}" : ""
        return "\(styles)\(colors(scheme ?? .light))\(dark)"
    }

    /// Returns the CSS rules of an ink's classes.
    private func rules(for ink: Ink, _ position: Int, in scheme: Drawing.Scheme) -> Markup {
        let color = ink.color(in: scheme)
        let isFaint = min(ink.light.opacity, ink.dark.opacity) < 1
        let uses: [InkUse] =
            [.fill, .stroke] + (hasStops ? [.stop] : []) + (symbols.values.isEmpty ? [] : [.symbol])
        return uses.map { use -> Markup in
            var values = use.properties.map { "\($0):\(color)" as Markup }
            if isFaint { values.append("\(use.opacity):\(color.opacity)") }
            return "\(scope).\(use.letter)\(position){\(values.joined(separator: ";"))}"
        }.joined()
    }

    /// Returns a document with the body.
    ///
    /// - Parameter rules: More CSS rules.
    func document(
        _ frame: CGRect, title: String, description: String, rules: Markup = Markup()
    ) -> String {
        let name = title.isEmpty ? "A picture of a view" : title
        var (labels, words) = ("\(Self.prefix)t" as Markup, Markup())
        if !description.isEmpty {
            labels.write(" \(Self.prefix)d")
            words = "<desc id=\"\(Self.prefix)d\">\(escaped: description)</desc>\n"
        }
        let text: Markup = """
            <svg id="\(Self.prefix)p" xmlns="http://www.w3.org/2000/svg" \(place(of: frame)) role="img" xml:space="preserve" aria-labelledby="\(labels)">
            <title id="\(Self.prefix)t">\(escaped: name)</title>
            \(words)<style>\(styleSheet)\(rules)</style>
            <defs>
            \(definitions)</defs>
            \(ground(frame))\(body)
            </svg>

            """
        var content = text.text
        let hash = content.withUTF8 { bytes in
            bytes.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        }
        return Self.naming("v\(escaped: String(hash, radix: 36))-", in: text)
    }
}
