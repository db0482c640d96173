public import Foundation

/// Several drawings written as SVG to stand in one HTML page, with what they share written once.
///
/// ```swift
/// let sheet = SVGSheet([first.drawing, second.drawing], words: ["Before", "After"])
/// page += sheet.definitions + sheet.pictures.joined()
/// ```
///
/// The colours are light or dark as the reader prefers. The page has one sheet: its classes, a letter and a
/// number each, are the page's.
public struct SVGSheet: Sendable {
    /// The element that all pictures refer to; it takes no room.
    public let definitions: String
    /// An element for each drawing, in order.
    public let pictures: [String]

    /// Writes drawings.
    ///
    /// - Parameters:
    ///   - drawings: What is to be seen.
    ///   - words: The same in words for those who do not see it, for each drawing.
    ///   - margin: The width of the ground around each drawing, in points.
    public init(_ drawings: [Drawing], words: [String], margin: CGFloat = 8) {
        var writer = SVGWriter(scheme: nil)
        writer.namesViews = false
        var numbers: [String: Int] = [:]
        var bodies = ""
        var pictures: [String] = []
        for (drawing, words) in zip(drawings, words) {
            let frame = drawing.bounds.insetBy(dx: -margin, dy: -margin)
            writer.writeAll(drawing.items)
            let body = writer.ground(frame) + writer.takeBody()
            let number = numbers[body] ?? numbers.count + 1
            if numbers.updateValue(number, forKey: body) == nil {
                bodies += "<g id=\"\(Self.prefix)p\(number)\">\(body)</g>\n"
            }
            pictures.append(
                "<svg \(writer.place(of: frame)) role=\"img\" aria-label=\"\(escaped(words))\">"
                    + "<use href=\"#\(Self.prefix)p\(number)\"/></svg>")
        }
        self.pictures = pictures
        let text = """
            <svg width="0" height="0" aria-hidden="true" style="position:absolute">
            <style>\(writer.styleSheet)</style>
            <defs>
            \(writer.definitions)\(bodies)</defs>
            </svg>
            """
        definitions = SVGWriter.naming(Self.prefix, in: text)
    }

    private static let prefix = "sheet-"
}
