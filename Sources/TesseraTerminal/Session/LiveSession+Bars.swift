import Foundation
import TesseraDrawing

extension LiveSession {
    /// Whether a button that goes back to the previous screen is at a point or beside it. It belongs to
    /// no view.
    func isBackButton(at point: CGPoint) -> Bool {
        picture.backButtons.contains {
            $0.insetBy(dx: -2 * Self.cell.width, dy: -1).contains(point)
        }
    }
}
