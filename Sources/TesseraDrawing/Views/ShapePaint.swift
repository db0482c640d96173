import Foundation
import Tessera
import TesseraCore

/// The look of shapes of one type.
struct ShapePaint<Outlined: Shape>: Painted {
    @MainActor static func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard let shape = place.node.role(Outlined.self) else { return Effects() }
        let looks = place.surroundings.shapeLooks
        return Effects(
            behind: (looks.isEmpty ? [.area(AnyShapeStyle(.foreground))] : looks).compactMap {
                content(of: shape, $0, place, by: &painter)
            })
    }

    @MainActor private static func content(
        of shape: any Shape, _ look: ShapeLook, _ place: PaintPlace, by painter: inout TreePainter
    ) -> Drawing.Content? {
        switch look {
        case .line(let style, let stroke, let isInside):
            let inset = isInside ? stroke.lineWidth / 2 : 0
            let rect = place.frame.insetBy(dx: inset, dy: inset)
            guard !rect.isNull, stroke.lineWidth > 0 else { return nil }
            let outline = painter.outline(of: shape, in: rect, at: place.node)
            return .stroke(outline, place.paint(style), stroke)
        case .area(let style, let isEvenOdd):
            guard let line = (shape as? any LineShape)?.line else {
                let outline = painter.outline(of: shape, in: place.frame, at: place.node)
                return .fill(outline, place.paint(style), isEvenOdd: isEvenOdd)
            }
            guard
                painter.shows(StrokeModifier(style: style, stroke: line.stroke), at: place.node)
            else { return nil }
            return content(
                of: line.along, .line(style, line.stroke, isInside: false), place, by: &painter)
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
        // On a phone, the buttons of a menu have lines of their own.
        if place.environment.presentedScreen?.kind == .menu, painter.placed.metrics.cell == nil {
            return Effects()
        }
        return Effects(behind: [.fill(Path(place.frame), place.paint(ColorTable.separator))])
    }
}
