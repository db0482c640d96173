public import Foundation
public import Tessera

extension ViewHost {
    /// Returns the tree as an SVG document, described by the texts of the accessibility tree.
    ///   - appearance: The colours. By default they follow a view's preference, or else the
    ///     reader's.
    ///   - margin: The width of the background around the drawing, in points.
    public func svg(
        title: String? = nil, appearance: SVG.Appearance = .automatic, margin: CGFloat = 16
    ) -> String {
        let announced = accessibilityTree.elements.map(\.description)
        return SVG(
            drawing, title: title ?? announced.first ?? "",
            description: announced.joined(separator: "; "), appearance: appearance, margin: margin
        ).text
    }
}
