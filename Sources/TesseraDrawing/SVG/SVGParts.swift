import Foundation

/// Drawings as nested pieces of SVG for one page, with shared definitions. The pieces belong into elements of
/// the class `pieces`.
package struct SVGParts {
    /// A piece: an element, or a group with its start and its contents.
    package indirect enum Piece {
        case element(String)
        case group(String, [Piece])
    }

    private var writer = SVGWriter(scheme: nil)

    package init() {
        writer.namesViews = false
        writer.scope = ".pieces "
    }

    /// Returns the pieces of a drawing, in the order of painting.
    package mutating func pieces(of drawing: Drawing) -> [Piece] { pieces(of: drawing.items[...]) }

    private mutating func pieces(of items: ArraySlice<Drawing.Item>) -> [Piece] {
        items.groups.map { group in
            guard group.count > 1, let item = group.first else {
                return .element(named(writer.markup(of: group)))
            }
            if item.group != nil { return .group("", pieces(of: group.dropFirst())) }
            guard let header = writer.header(of: group) else {
                return .element(named(writer.markup(of: group)))
            }
            return .group(named(header), pieces(of: group.dropFirst()))
        }
    }

    /// The element with the definitions for all pieces so far. It takes no space.
    package var definitions: String {
        named(
            """
            <svg width="0" height="0" class="pieces" aria-hidden="true" style="position:absolute">
            <style>\(writer.styleSheet)</style>
            <defs>
            \(writer.definitions)</defs>
            </svg>
            """)
    }

    private func named(_ markup: Markup) -> String { SVGWriter.naming("v", in: markup) }
}
