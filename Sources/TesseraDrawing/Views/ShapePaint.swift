import Foundation
import Tessera
import TesseraCore

/// The look of shapes of one type.
struct ShapePaint<Outlined: Shape>: Painted {
    @MainActor static func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard let shape = place.node.role(Outlined.self) else { return Effects() }
        switch place.surroundings.shapeLook ?? .area(AnyShapeStyle(.foreground)) {
        case .line(let style, let stroke, let isInside):
            let inset = isInside ? stroke.lineWidth / 2 : 0
            let rect = place.frame.insetBy(dx: inset, dy: inset)
            guard !rect.isNull, stroke.lineWidth > 0 else { return Effects() }
            let outline = painter.outline(of: shape, in: rect, at: place.node)
            return Effects(behind: [.stroke(outline, place.paint(style), stroke)])
        case .area(let style, let isEvenOdd):
            let outline = painter.outline(of: shape, in: place.frame, at: place.node)
            return Effects(behind: [.fill(outline, place.paint(style), isEvenOdd: isEvenOdd)])
        }
    }
}

extension Color: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        if case .asset(let name) = source {
            painter.omit("Color(\"\(name)\")", .unknownLook, at: place)
        }
        return Effects(behind: [.fill(Path(place.frame), .ink(ink(place)))])
    }
}

extension Divider: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(behind: [.fill(Path(place.frame), place.paint(ColorTable.separator))])
    }
}
