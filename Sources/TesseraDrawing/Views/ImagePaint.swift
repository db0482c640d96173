import Foundation
import Tessera
import TesseraCore

extension Image: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        if place.environment.redactionReasons.contains(.placeholder) {
            let bar = Path(roundedRect: place.frame, cornerRadius: 3)
            return Effects(behind: [.fill(bar, place.paint(ColorTable.fill))])
        }
        switch source {
        case .asset(let name):
            return Effects(behind: painter.box(for: "Image(\"\(name)\")", label: name, at: place))
        case .symbol(let name, _):
            let symbol = SymbolName(name, isRightToLeft: place.isRightToLeft)
            if !symbol.isKnown {
                painter.omit("Image(systemName: \(quoted(name)))", .unknownSymbol, at: place)
            }
            let name = symbol.adding(place.environment.symbolVariants).text
            let image = SymbolImage(
                name: name, frame: place.frame, isStretched: isResizable, paint: place.foreground)
            return Effects(behind: [.symbol(image)])
        }
    }
}
