public import Foundation

/// A drawing as an SVG document, without scripts, fonts or external references.
///
/// Texts are stretched to their measured widths, so that every viewer shows the layout unchanged.
/// Each view is a group with its path, `<g data-view="Review/Rating">`. All strings are escaped.
///
/// What a view moves out of the picture is cut off, as on a screen. The ground is opaque, because a page may be light for a reader who prefers dark. An
/// alert has its buttons in a column. The symbols of a program's control, such as a rating, fade
/// when disabled only if its style draws them so.
public struct SVG: Sendable {
    /// The colour scheme of a picture.
    public enum Appearance: Sendable {
        /// Light or dark, as the reader prefers.
        case automatic
        /// The colours of one scheme.
        case fixed(Drawing.Scheme)
    }

    /// The document.
    public let text: String

    /// Creates the document of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - title: The title of the picture, for assistive technologies.
    ///   - description: The description of the picture, for assistive technologies. The drawing's
    ///     omissions are added to it.
    ///   - appearance: The colours. By default they follow a view's preference, or else the
    ///     reader's.
    ///   - margin: The width of the background around the drawing, in points.
    public init(
        _ drawing: Drawing, title: String = "", description: String = "",
        appearance: Appearance = .automatic, margin: CGFloat = 16
    ) {
        var scheme: Drawing.Scheme?
        if case .fixed(let fixed) = appearance { scheme = fixed }
        var writer = SVGWriter(scheme: scheme ?? drawing.preferredScheme)
        writer.writeAll(drawing.items)
        let description = [description, drawing.omissions.sentence].filter { !$0.isEmpty }
            .joined(separator: " ")
        text = writer.document(
            drawing.bounds.insetBy(dx: -margin, dy: -margin), title: title, description: description
        )
    }
}
