import Foundation
import Tessera
import TesseraCore

// These stand for themselves and paint nothing.

extension HStack: UnpaintedView {}
extension VStack: UnpaintedView {}
extension ZStack: UnpaintedView {}
extension Spacer: UnpaintedView {}
extension LayoutContainer: UnpaintedView {}
extension ViewThatFits: UnpaintedView {}
extension WindowGroup: UnpaintedView {}
extension ToolbarItem: UnpaintedView {}

extension ScrollView: FrontPaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) { painter.beginClip(place) }
    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) { painter.endClip() }
}

@MainActor
extension TreePainter {
    func beginClip(_ place: PaintPlace) {
        begin(.changed(.clip(.rect(place.frame), isEvenOdd: false)))
    }

    func endClip() { end() }
}
