public import Foundation

/// Several drawings as SVG for one HTML page, with shared definitions.
///
/// ```swift
/// let sheet = SVGSheet([first.drawing, second.drawing], words: ["Before", "After"])
/// page += sheet.definitions + sheet.pictures.joined()
/// ```
///
/// The colours are light or dark, as the reader prefers. Use one sheet per page, because its CSS
/// classes apply to all of its pictures.
public struct SVGSheet: Sendable {
    /// The element with the shared definitions. It takes no space.
    public let definitions: String
    /// An element for each drawing, in order.
    public let pictures: [String]

    /// Creates a sheet of drawings.
    ///
    /// - Parameters:
    ///   - drawings: The drawings.
    ///   - words: A description of each drawing, for assistive technologies.
    ///   - margin: The width of the background around each drawing, in points.
    public init(_ drawings: [Drawing], words: [String], margin: CGFloat = 8) {
        var writer = SVGWriter(scheme: nil)
        writer.namesViews = false
        writer.scope = ".v "
        var bodies = Numbering<Markup>()
        pictures = zip(drawings, words).map { drawing, words in
            let frame = drawing.bounds.insetBy(dx: -margin, dy: -margin)
            writer.writeAll(drawing.items)
            let body: Markup = "\(writer.ground(frame))\(writer.takeBody())"
            let number = bodies.number(of: body).number
            let picture: Markup = """
                <svg \(writer.place(of: frame)) role="img" aria-label="\(escaped: words)">\
                <use href="#\(Self.prefix)p\(number)"/></svg>
                """
            return picture.text
        }
        let groups = bodies.values.enumerated().map { index, body -> Markup in
            "<g id=\"\(Self.prefix)p\(index + 1)\" class=\"v\">\(body)</g>\n"
        }
        let text: Markup = """
            <svg width="0" height="0" class="v" aria-hidden="true" style="position:absolute">
            <style>\(writer.styleSheet)</style>
            <defs>
            \(writer.definitions)\(groups.joined())</defs>
            </svg>
            """
        definitions = SVGWriter.naming(Self.prefix, in: text)
    }

    private static let prefix: Markup = "v-"
}
