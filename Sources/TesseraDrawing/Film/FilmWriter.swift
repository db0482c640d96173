public import Foundation
import Tessera

extension Film {
    /// Returns the film as an SVG document that repeats it, without a script.
    ///
    /// Parts that are equal in all frames are written once. Where nothing can move, and for a reader
    /// who prefers reduced motion, the document shows the last frame, which is otherwise visible for a
    /// second.
    ///
    /// - Parameters:
    ///   - title: The title of the picture, for assistive technologies.
    ///   - description: The description of the picture, for assistive technologies. The omissions of
    ///     all frames are added to it.
    ///   - appearance: The colours. By default they follow a view's preference, or else the
    ///     reader's.
    ///   - margin: The width of the background around the drawing, in points.
    public func svg(
        title: String = "", description: String = "", appearance: SVG.Appearance = .automatic,
        margin: CGFloat = 16
    ) -> String {
        var scheme = frames.last?.drawing.preferredScheme
        if case .fixed(let fixed) = appearance { scheme = fixed }
        var writer = FilmWriter(times: frames.map(\.time), SVGWriter(scheme: scheme))
        let body = writer.markup(of: frames.map { $0.drawing.items[...] })
        let bounds = frames.reduce(CGRect.null) { $0.union($1.drawing.bounds) }
        writer.writer.body = body
        let omissions = frames.flatMap(\.drawing.omissions).reduce(into: [Drawing.Omission]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let still: Markup = """
            @media (prefers-reduced-motion:reduce){\(writer.writer.scope).m{display:none!important}\
            \(writer.writer.scope).r{display:inline!important}}
            """
        return writer.writer.document(
            (bounds.isNull ? .zero : bounds).insetBy(dx: -margin, dy: -margin), title: title,
            description: [description, omissions.sentence].filter { !$0.isEmpty }
                .joined(separator: " "), rules: still)
    }
}

/// Writes the frames of a film. Items that differ between frames become groups that are displayed
/// by turns.
private struct FilmWriter {
    var writer: SVGWriter
    /// The shares of the film's duration at which the frames begin.
    private let moments: [Double]
    private let duration: Double

    typealias Items = ArraySlice<Drawing.Item>

    init(times: [Double], _ writer: SVGWriter) {
        self.writer = writer
        let start = times.first ?? 0
        let length = (times.last ?? 0) - start + 1
        duration = length
        moments = times.map { ($0 - start) / length }
    }

    /// Returns the markup of the items of each frame.
    mutating func markup(of frames: [Items]) -> Markup {
        guard let first = frames.first else { return Markup() }
        if frames.allSatisfy({ $0.elementsEqual(first) }) { return writer.markup(of: first) }
        let parts = frames.map(\.groups)
        guard parts.allSatisfy({ $0.count == parts[0].count }) else { return turns(of: frames) }
        guard parts[0].count == 1 else {
            return parts[0].indices.map { part in markup(of: parts.map { $0[part] }) }.joined()
        }
        // One item, which is a group in all frames or differs.
        let headers = frames.map { writer.header(of: $0) }
        guard let header = headers[0], headers.allSatisfy({ $0 == header }) else {
            return turns(of: frames)
        }
        return "\(header)\(markup(of: frames.map { $0.dropFirst() }))</g>"
    }

    /// Returns a group for each distinct look, which is displayed in the frames that have it.
    private mutating func turns(of frames: [Items]) -> Markup {
        var looks: [Items] = []
        let numbers = frames.map { items in
            if let known = looks.firstIndex(where: { $0.elementsEqual(items) }) { return known }
            looks.append(items)
            return looks.count - 1
        }
        return looks.enumerated().map { number, items in
            let changes = numbers.indices.filter { frame in
                frame == 0 || (numbers[frame] == number) != (numbers[frame - 1] == number)
            }
            func display(_ frame: Int) -> Markup {
                numbers[frame] == number ? "inline" : "none"
            }
            let starts = changes.map { "\(moments[$0], places: 4)" as Markup }
            // The classes are those of a view that moves, and of one that rests.
            let isLast = numbers.last == number
            return """
                <g class="\(isLast ? "r" : "m")" display="\(display(numbers.count - 1))"><animate attributeName="display" \
                values="\(changes.map(display).joined(separator: ";"))" \
                keyTimes="\(starts.joined(separator: ";"))" calcMode="discrete" \
                dur="\(duration)s" repeatCount="indefinite"/>\(writer.markup(of: items))</g>
                """
        }.joined()
    }
}

extension SVGWriter {
    /// Returns the markup of some items alone. Their definitions are added to the others.
    mutating func markup(of items: ArraySlice<Drawing.Item>) -> Markup {
        let outer = takeBody()
        writeAll(Array(items))
        defer { body = outer }
        return takeBody()
    }

    /// Returns the beginning of the group of the first item; `nil` if it is no group, or a mask.
    mutating func header(of items: ArraySlice<Drawing.Item>) -> Markup? {
        guard let item = items.first, item.count > 1 else { return nil }
        switch item.content {
        case .changed(.mask): return nil
        case .view, .changed:
            var text = markup(of: [Drawing.Item(content: item.content)])
            text.cut(to: text.text.utf8.count - "</g>".utf8.count)
            return text
        default: return nil
        }
    }
}
