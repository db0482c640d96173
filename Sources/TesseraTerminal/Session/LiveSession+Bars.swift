import Foundation
import Tessera
import TesseraDrawing

// The contents of a bar have no frame in the layout. They are found in the drawing.

extension LiveSession {
    /// Taps a bar's content at a point.
    func tapBar(at point: CGPoint) -> InteractionResult {
        // Views with a frame in the layout are content hidden under the bar.
        let view = drawing.items.reversed().lazy.compactMap(\.group).first {
            $0.frame.contains(point) && self.host.frames(of: .path($0.path)).isEmpty
        }
        if let view { return host.tap(.path(view.path)) }
        let isBack = picture.backButtons.contains {
            $0.insetBy(dx: -2 * Self.cell.width, dy: -1).contains(point)
        }
        return isBack ? host.goBack() : .refused("no view here")
    }
}
