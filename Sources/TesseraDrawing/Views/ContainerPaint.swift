import Foundation
import Tessera
import TesseraCore

// These views are elements of the tree without a look.

extension HStack: UnpaintedView {}
extension VStack: UnpaintedView {}
extension ZStack: UnpaintedView {}
extension Spacer: UnpaintedView {}
extension LayoutContainer: UnpaintedView {}
extension ViewThatFits: UnpaintedView {}
extension WindowGroup: UnpaintedView {}
extension ToolbarItem: UnpaintedView {}

/// A container that clips its content to its frame.
protocol ClippingView: FrontPaintedView {
    /// Paints the background of the content.
    @MainActor func paintGround(_ place: PaintPlace, by painter: TreePainter)
}

extension ClippingView {
    @MainActor func paintGround(_ place: PaintPlace, by painter: TreePainter) {}

    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        paintGround(place, by: painter)
        painter.begin(.changed(.clip(.rect(place.frame))))
    }

    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) { painter.end() }
}

extension ScrollView: ClippingView {}
