import Foundation
import Tessera
import TesseraCore
import TesseraLayout

// A modifier that is not painted here draws nothing.

// MARK: - Lines and areas

extension BorderModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard width > 0 else { return Effects() }
        let rect = place.frame.insetBy(dx: width / 2, dy: width / 2)
        let line = Path(rect.isNull ? place.frame : rect)
        return Effects(front: [.stroke(line, place.paint(style), StrokeStyle(lineWidth: width))])
    }
}

extension PaintedArea: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        let outline = painter.outline(of: area.shape, in: place.frame, at: place.node)
        let fill = Drawing.Content.fill(outline, place.paint(style), isEvenOdd: area.eoFill)
        return isInFront ? Effects(front: [fill]) : Effects(behind: [fill])
    }
}

extension FillModifier: Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        let look = ShapeLook.area(style, isEvenOdd: fillStyle.isEOFilled)
        painter.surroundings.shapeLooks.insert(look, at: 0)
    }
}

extension StrokeModifier: Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        var line = stroke
        if !painter.shows(self, at: node) { line.lineWidth = 0 }
        painter.surroundings.shapeLooks.insert(
            .line(style, line, isInside: isInside), at: 0)
    }
}

// MARK: - Changes of the whole view

extension ClipModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        let outline = painter.outline(of: area.shape, in: place.frame, at: place.node)
        return Effects(changes: [.clip(outline, isEvenOdd: area.eoFill)])
    }
}

extension ShadowModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(changes: [.shadow(color.ink(place), radius: max(0, radius), offset: offset)])
    }
}

extension TransformModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        transformed(place)
    }
}

extension Rotation3DModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        if perspective != 0 {
            painter.omit("perspective of .rotation3DEffect", .recordedModifier, at: place)
        }
        return transformed(place)
    }
}

extension TransformingModifier {
    @MainActor fileprivate func transformed(_ place: PaintPlace) -> Effects {
        var anchor = anchor
        if place.box?.isRightToLeft == true { anchor.x = 1 - anchor.x }
        let transform = transform.around(place.frame.at(anchor))
        let sum = transform.m11 + transform.m12 + transform.m21 + transform.m22
        return (sum + transform.tX + transform.tY).isFinite
            ? Effects(changes: [.transform(transform)]) : Effects()
    }
}

extension LayerModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(depth: layer)
    }
}

extension OpacityModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        if opacity < 0.001 { return Effects(hides: true) }
        return opacity < 1 ? Effects(changes: [.opacity(opacity)]) : Effects()
    }
}

extension HiddenModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(hides: true)
    }
}

extension AttachedViews: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        switch self.place {
        case .overlay: Effects(attachment: .front)
        case .background: Effects(attachment: .behind)
        case .mask: Effects(attachment: .mask)
        }
    }
}

extension UnshownAttribute: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        painter.omit(".\(call.name)", .recordedModifier, at: place)
        return Effects()
    }
}

extension PassedSetting: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        if !place.node.isEnvironmentRead, let name = description?.name {
            painter.omit(".\(name)", .recordedModifier, at: place)
        }
        return Effects()
    }
}

// MARK: - Properties of a screen

extension TitleModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        place.surroundings.bar?.title = title
        return Effects()
    }
}

extension PreferredColorSchemeModifier: Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if let scheme, node.environment.refusals.sight == nil {
            painter.preferredScheme = scheme == .dark ? .dark : .light
        }
    }
}

// MARK: - Button styles

/// A button style that shows labels in the tint colour.
protocol TintedButtonStyle: PaintedStyle {}

extension TintedButtonStyle {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        painter.tintLabels(at: node)
    }
}

extension TreePainter {
    /// Shows the labels of a button in the tint, unless they have another colour.
    mutating func tintLabels(at node: Node) {
        if !node.environment.isEnabled {
            surroundings.foreground = .disabled
        } else if ![.destructive, .link].contains(surroundings.foreground) {
            surroundings.foreground = .tint
        }
    }
}

extension PlainButtonStyle: PaintedStyle {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if painter.surroundings.foreground == .label { painter.surroundings.foreground = .control }
    }
}

extension DefaultButtonStyle: TintedButtonStyle {}
extension BorderedButtonStyle: TintedButtonStyle {}
