public import Foundation
public import Tessera

extension ViewHost {
    /// Returns a picture of the tree as SVG, with the words of the accessibility tree for those who do not
    /// see it.
    ///
    /// ```swift
    /// try host.svg().write(to: url, atomically: true, encoding: .utf8)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The name of the picture; by default what is announced first.
    ///   - appearance: The colours; by default as the reader prefers, unless a view prefers some.
    ///   - margin: The width of the ground around the drawing, in points.
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
