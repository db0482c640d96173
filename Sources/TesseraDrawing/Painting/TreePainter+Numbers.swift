import Foundation
import Tessera
import TesseraCore

// Numbers that are not finite are not drawn.

extension TreePainter {
    /// Returns whether a modifier is shown. Reports the issue of one that is not.
    mutating func shows(_ modifier: some FiniteModifier, at node: Node) -> Bool {
        guard let issue = modifier.issue else { return true }
        issues.append((node, issue))
        return false
    }

    /// Returns the outline of a shape in a frame, without points that are not finite, which it
    /// reports. The shape receives only the size of the frame.
    mutating func outline<Outlined: Shape>(
        of shape: Outlined, in frame: CGRect, at node: Node
    ) -> Path {
        let outline = shape.path(in: CGRect(origin: .zero, size: frame.size))
        if !outline.isFinite || shape.animatableData.magnitudeSquared.isNaN {
            issues.append((node, "\(shape) is drawn without a number that is not finite."))
        }
        return outline.finite.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}

extension Painted where Self: FiniteModifier {
    @MainActor static func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard let modifier = place.node.role(Self.self), painter.shows(modifier, at: place.node)
        else { return Effects() }
        return modifier.effects(place, by: &painter)
    }
}
