import Foundation
import Tessera
import TesseraCore

extension Image: PaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        if place.environment.redactionReasons.contains(.placeholder) {
            let bar = Outline.rounded(place.frame, radius: 3)
            return painter.add(.fill(bar, place.paint(ColorTable.fill)))
        }
        switch source {
        case .asset(let name):
            painter.note(undrawn: "Image(\"\(name)\")", path: place.surroundings.path)
            for content in labelledBox(name, in: place.frame, cell: painter.placed.metrics.cell) {
                painter.add(content)
            }
        case .symbol(let name, _):
            let isRightToLeft = place.environment.layoutDirection == .rightToLeft
            let name = SymbolName(name, isRightToLeft: isRightToLeft)
                .adding(place.environment.symbolVariants).text
            let image = SymbolImage(
                name: name, frame: place.frame, isStretched: isResizable, paint: place.foreground)
            painter.add(.symbol(image))
        }
    }

    private var isResizable: Bool {
        adjustments.contains { if case .resizable = $0 { true } else { false } }
    }
}
