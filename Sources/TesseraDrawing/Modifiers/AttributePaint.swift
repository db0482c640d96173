import Foundation
import Tessera
import TesseraCore
import TesseraLayout

// Attributes, which only appear in the printed tree, are painted by name and arguments.

extension Attribute: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        switch call.name {
        case "border": border(place)
        case "background": ground(place, isBehind: true)
        case "overlay": ground(place, isBehind: false)
        case "clipShape", "clipped", "cornerRadius": clip(place)
        case "shadow": shadow(place)
        case "navigationTitle", "navigationBarTitle": title(place)
        case let name where Self.plain.contains(name): Effects()
        default: Effects(front: painter.box(for: ".\(call.name)", at: place))
        }
    }

    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        switch call.name {
        case "preferredColorScheme":
            if let scheme: ColorScheme = value(), node.environment.refusals.sight == nil {
                painter.preferredScheme = scheme == .dark ? .dark : .light
            }
        case "fill": painter.surroundings.shapeLook = .area(value(), isEvenOdd: isEvenOdd)
        case "stroke": painter.surroundings.shapeLook = .line(value(), stroke)
        case "strokeBorder": painter.surroundings.shapeLook = .line(value(), stroke, isInside: true)
        default: break
        }
    }

    /// The modifiers without an effect on a static picture, and those that a shape applies itself.
    private static let plain: Set<String> = [
        "contentShape", "ignoresSafeArea", "edgesIgnoringSafeArea", "animation", "transition",
        "previewLayout", "previewDisplayName", "previewDevice", "preferredColorScheme", "fill",
        "stroke", "strokeBorder",
    ]

    private func value<Value>(_ label: String? = nil) -> Value? {
        call.argument(labelled: label) as? Value
    }

    // MARK: - Lines and backgrounds

    @MainActor private func border(_ place: PaintPlace) -> Effects {
        let width: CGFloat = value("width") ?? 1
        guard width > 0, let style: AnyShapeStyle = value() else { return Effects() }
        let rect = place.frame.insetBy(dx: width / 2, dy: width / 2)
        let line = Path(rect.isNull ? place.frame : rect)
        return Effects(front: [.stroke(line, place.paint(style), Stroke(width: width))])
    }

    @MainActor private func ground(_ place: PaintPlace, isBehind: Bool) -> Effects {
        let shape: (any Shape)? = value("in")
        let style = value() ?? AnyShapeStyle(.background)
        let outline = shape?.outline(in: place.frame) ?? Path(place.frame)
        let fill = Drawing.Content.fill(outline, place.paint(style), isEvenOdd: isEvenOdd)
        return isBehind ? Effects(behind: [fill]) : Effects(front: [fill])
    }

    @MainActor private func clip(_ place: PaintPlace) -> Effects {
        let outline: Path
        if let shape: any Shape = value() {
            outline = shape.outline(in: place.frame)
        } else if let radius: CGFloat = value() {
            outline = Path(roundedRect: place.frame, cornerRadius: radius)
        } else {
            outline = Path(place.frame)
        }
        return Effects(changes: [.clip(outline, isEvenOdd: isEvenOdd)])
    }

    @MainActor private func shadow(_ place: PaintPlace) -> Effects {
        let color = value("color") ?? Color(.sRGBLinear, white: 0, opacity: 0.33)
        let (x, y): (CGFloat?, CGFloat?) = (value("x"), value("y"))
        let offset = CGSize(width: x ?? 0, height: y ?? 0)
        let radius: CGFloat = value("radius") ?? 0
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
            return Effects()
        }
        return Effects(
            changes: [.shadow(color.ink(place), radius: max(0, radius), offset: offset)])
    }

    // MARK: - Properties of a screen

    @MainActor private func title(_ place: PaintPlace) -> Effects {
        if let title: String = value() { place.surroundings.bar?.title = title }
        return Effects()
    }

    // MARK: - Shapes

    private var isEvenOdd: Bool { value("eoFill") ?? false }

    private var stroke: Stroke {
        let cap: StrokeStyle.LineCap? = value("lineCap")
        let join: StrokeStyle.LineJoin? = value("lineJoin")
        return Stroke(
            width: value("lineWidth") ?? 1, cap: cap.map { "\($0)" } ?? "butt",
            join: join.map { "\($0)" } ?? "miter", miterLimit: value("miterLimit") ?? 10,
            dash: value("dash") ?? [], dashPhase: value("dashPhase") ?? 0)
    }
}

extension TouchAttribute: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        switch change {
        case .area: return attribute.effects(place, by: &painter)
        case .layer(let layer): return Effects(depth: layer)
        case .transform(let scale, let angle, var anchor):
            if place.box?.isRightToLeft == true { anchor.x = 1 - anchor.x }
            let transform = AffineTransform(
                scale: scale, angle: angle.radians, around: place.frame.at(anchor))
            let sum = transform.m11 + transform.m12 + transform.m21 + transform.m22
            return (sum + transform.tX + transform.tY).isFinite
                ? Effects(changes: [.transform(transform)]) : Effects()
        }
    }
}

// MARK: - Other modifiers

extension OpacityModifier: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        if opacity < 0.001 { return Effects(hides: true) }
        return opacity < 1 ? Effects(changes: [.opacity(opacity)]) : Effects()
    }
}

extension Setting: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(hides: call?.name == "hidden")
    }
}

extension AttachedViews: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        switch name {
        case "overlay": Effects(attachment: .front)
        case "background": Effects(attachment: .behind)
        default: Effects(attachment: .mask)
        }
    }
}

/// A button style that shows labels in the tint colour.
protocol TintedButtonStyle: PaintedStyle {}

extension TintedButtonStyle {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if !node.environment.isEnabled {
            painter.surroundings.foreground = .disabled
        } else if ![.destructive, .link].contains(painter.surroundings.foreground) {
            painter.surroundings.foreground = .tint
        }
    }
}

extension PlainButtonStyle: PaintedStyle {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if painter.surroundings.foreground == .label { painter.surroundings.foreground = .control }
    }
}

extension DefaultButtonStyle: TintedButtonStyle {}
extension AlertButtonStyle: TintedButtonStyle {}
extension BorderedButtonStyle: TintedButtonStyle {}
