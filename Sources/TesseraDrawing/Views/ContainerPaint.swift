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

/// A container of which no more is seen than what is inside its frame.
protocol ClippingView: FrontPaintedView {
    /// The ground of rows that have lines between them; `nil` if what is inside is none.
    var ground: Ink? { get }
}

extension ClippingView {
    var ground: Ink? { nil }

    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        if let ground { painter.paintRows(place, on: ground) }
        painter.begin(.changed(.clip(.rect(place.frame))))
    }

    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) { painter.end() }
}

extension ScrollView: ClippingView {}
