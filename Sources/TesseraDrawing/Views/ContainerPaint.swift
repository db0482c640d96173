import Foundation
import Tessera
import TesseraCore

// These stand for themselves and paint nothing.

extension HStack: PaintedView {}
extension VStack: PaintedView {}
extension ZStack: PaintedView {}
extension Spacer: PaintedView {}
extension LayoutContainer: PaintedView {}
extension ViewThatFits: PaintedView {}
extension WindowGroup: PaintedView {}
extension ToolbarItem: PaintedView {}

extension ScrollView: PaintedView {
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
