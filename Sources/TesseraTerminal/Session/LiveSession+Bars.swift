import Foundation
import Tessera
import TesseraDrawing

// The contents of a bar have no frame in the layout. They are found in the drawing.

extension LiveSession {
    /// Taps a bar's content at a point.
    func tapBar(at point: CGPoint) -> InteractionResult {
        let paths = drawing.items.reversed().lazy.compactMap { item -> String? in
            guard case .view(let group) = item.content, group.frame.contains(point) else {
                return nil
            }
            return group.path
        }
        // Views with a frame are content hidden under the bar.
        if let path = paths.first(where: { self.host.frames(of: .path($0)).isEmpty }) {
            return host.tap(.path(path))
        }
        let isRightToLeft = host.environment.layoutDirection == .rightToLeft
        let isBack = drawing.items.contains { item in
            guard case .symbol(let image) = item.content else { return false }
            return image.name == (isRightToLeft ? "chevron.right" : "chevron.left")
                && image.frame.insetBy(dx: -2 * Self.cell.width, dy: -1).contains(point)
        }
        return isBack ? host.goBack() : .refused("no view here")
    }
}
