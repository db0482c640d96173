import Foundation
import Tessera
import TesseraCore

extension Image: PaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        switch source {
        case .asset(let name):
            painter.note(undrawn: "Image(\"\(name)\")", path: place.surroundings.path)
            for content in labelledBox(name, in: place.frame) { painter.add(content) }
        case .symbol(let name, _):
            let environment = place.environment
            let name = SymbolName(name).adding(environment.symbolVariants).text
            var frame = place.frame
            if !isResizable, let scale = environment.imageScale.factor,
                painter.placed.metrics.cell == nil
            {
                let (dx, dy) = (frame.width * (1 - scale) / 2, frame.height * (1 - scale) / 2)
                frame = frame.insetBy(dx: dx, dy: dy)
            }
            painter.add(
                .symbol(
                    SymbolImage(
                        name: name, frame: frame, isStretched: isResizable, paint: place.foreground)
                ))
        }
    }

    private var isResizable: Bool {
        adjustments.contains { if case .resizable = $0 { true } else { false } }
    }
}

extension Image.Scale {
    /// The size of a symbol, in that of a medium one, which the box of a symbol has; `nil` if it is that.
    fileprivate var factor: CGFloat? {
        switch self {
        case .small: 0.8
        case .medium: nil
        case .large: 1.25
        }
    }
}
