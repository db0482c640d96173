import Foundation
import Tessera
import TesseraLayout

extension FilterModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        let matrix: Drawing.ColorMatrix
        switch kind {
        case .blur:
            return amount > 0
                ? painter.filter(.blur(radius: amount), ".blur", at: place) : Effects()
        case .brightness: matrix = .init(scale: 1, offset: amount)
        case .contrast: matrix = .init(scale: amount, offset: (1 - amount) / 2)
        case .saturation: matrix = .init(saturation: max(0, amount))
        case .grayscale: matrix = .init(saturation: 1 - min(max(0, amount), 1))
        case .hueRotation:
            let angle = amount * .pi / 180
            matrix = .init(saturation: cos(angle), turned: sin(angle))
        case .colorInvert: matrix = .init(scale: -1, offset: 1)
        }
        return Effects(changes: [.filter(.colors(matrix))])
    }
}

extension ColorMultiplyModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(changes: [.filter(.multiply(color.ink(place)))])
    }
}

extension BlendModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        switch mode {
        case .normal: return Effects()
        case .destinationOut, .destinationOver, .plusDarker, .sourceAtop:
            painter.omit(".blendMode", .recordedModifier, at: place)
            return Effects()
        default:
            let mode = mode.rawValue.replacing(/[A-Z]/) { "-\($0.0.lowercased())" }
            return painter.filter(.blend(mode: mode), ".blendMode", at: place)
        }
    }
}

extension CompositingModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        // Cells do not mix colours.
        painter.placed.metrics.cell == nil ? Effects(changes: [.filter(.isolation)]) : Effects()
    }
}

extension TreePainter {
    /// Returns the effects of a filter that cells cannot show. A drawing in cells lists it instead.
    fileprivate mutating func filter(
        _ filter: Drawing.Filter, _ name: String, at place: PaintPlace
    ) -> Effects {
        guard placed.metrics.cell == nil else {
            omit(name, .recordedModifier, at: place)
            return Effects()
        }
        return Effects(changes: [.filter(filter)])
    }
}
