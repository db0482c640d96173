public import Foundation

/// A drawing written as SVG: one file without scripts, fonts or anything to be fetched.
///
/// Words are stretched to the widths that were measured, so that picture and layout agree in any viewer.
/// Each view is a group with its path, `<g data-view="Review/Rating">`. Whatever strings hold is text.
public struct SVG: Sendable {
    /// The colours of a picture.
    public enum Appearance: Sendable {
        /// Light or dark as the reader prefers.
        case automatic
        /// Those of one colour scheme.
        case fixed(Drawing.Scheme)
    }

    /// The document.
    public let text: String

    /// Writes a drawing.
    ///
    /// - Parameters:
    ///   - drawing: What is to be seen.
    ///   - title: The name of the picture, for those who do not see it.
    ///   - description: What is to be seen, in words.
    ///   - appearance: The colours; by default as the reader prefers, unless a view prefers some.
    ///   - margin: The width of the ground around the drawing, in points.
    public init(
        _ drawing: Drawing, title: String = "", description: String = "",
        appearance: Appearance = .automatic, margin: CGFloat = 16
    ) {
        var scheme: Drawing.Scheme?
        if case .fixed(let fixed) = appearance { scheme = fixed }
        var writer = SVGWriter(scheme: scheme ?? drawing.preferredScheme)
        writer.writeAll(drawing.items)
        text = writer.document(
            drawing.bounds.insetBy(dx: -margin, dy: -margin), title: title, description: description
        )
    }
}
