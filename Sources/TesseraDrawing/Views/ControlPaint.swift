import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension Button: Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if isDestructive { painter.surroundings.foreground = .destructive }
    }
}

extension NavigationLink: Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if node.environment.isInRow { painter.surroundings.foreground = .link }
    }

    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard place.environment.isInRow else { return Effects() }
        let isRightToLeft = place.isRightToLeft
        let size = painter.placed.metrics.symbolSize(in: .body)
        let frame = CGRect(
            x: isRightToLeft
                ? place.frame.minX - size.width / 4 : place.frame.maxX - size.width * 0.75,
            y: place.frame.midY - size.height / 2, width: size.width, height: size.height)
        let name = isRightToLeft ? "chevron.left" : "chevron.right"
        let paint = place.paint(ColorTable.label(level: 2))
        return Effects(behind: [.symbol(SymbolImage(name: name, frame: frame, paint: paint))])
    }
}

/// A control with grey text when it is disabled.
private protocol LabelledControl: Painted {}

extension LabelledControl {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        painter.surroundings.foreground = .control
    }
}

extension Toggle: LabelledControl {}
extension Slider: LabelledControl {}
extension Stepper: LabelledControl {}
extension Picker: LabelledControl {}

extension Switch: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        let opacity = place.environment.isEnabled ? 1 : 0.5
        let frame = place.frame
        let isAtRight = isOn != place.isRightToLeft
        if let cell = painter.placed.metrics.cell {
            // The characters differ even without colours.
            let ink = place.paint(isOn ? onInk(place).faded(opacity) : ColorTable.gray)
            let knob = frame.insetBy(dx: cell.width, dy: 0)
                .offsetBy(dx: isAtRight ? cell.width : -cell.width, dy: 0)
            let name = isOn ? "circle.fill" : "circle"
            return Effects(
                behind: painter.line("(   )", in: frame, ink)
                    + [.symbol(SymbolImage(name: name, frame: knob, paint: ink))])
        }
        let height = min(frame.height, frame.width)
        // A disabled switch is paler. The off track cannot become paler, so its knob does.
        let (track, knobInk) =
            isOn
            ? (onInk(place).faded(opacity), ColorTable.white)
            : (ColorTable.track, ColorTable.white.faded(opacity))
        let side = height - 4
        let knob = CGRect(
            x: isAtRight ? frame.maxX - side - 2 : frame.minX + 2, y: frame.midY - side / 2,
            width: side, height: side)
        return Effects(behind: [
            .fill(Path(roundedRect: frame, cornerRadius: height / 2), place.paint(track)),
            .fill(Path(ellipseIn: knob), .ink(knobInk)),
        ])
    }

    /// Returns the colour of a track that is on: the tint of an enabled switch, otherwise green.
    @MainActor private func onInk(_ place: PaintPlace) -> Ink {
        place.environment.tint == nil || !place.environment.isEnabled
            ? ColorTable.green : place.tint
    }
}

extension Knob: Painted {
    // In cells, the end of the filled part is visible without a knob.
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard painter.placed.metrics.cell == nil else { return Effects() }
        let side = place.frame.height
        let x = max(0, place.frame.width - side) * (place.isRightToLeft ? 1 - fraction : fraction)
        let knob = CGRect(
            x: place.frame.minX + x, y: place.frame.minY, width: side, height: side)
        let edge = Path(ellipseIn: knob.insetBy(dx: 0.5, dy: 0.5))
        return Effects(front: [
            .fill(Path(ellipseIn: knob), .ink(ColorTable.white)),
            .stroke(edge, place.paint(ColorTable.separator), StrokeStyle()),
        ])
    }
}

extension PartLook: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        let cell = painter.placed.metrics.cell
        let frame = place.frame
        func area(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, _ ink: Ink) -> Drawing.Content
        {
            let rect = CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
            return .fill(Path(roundedRect: rect, cornerRadius: min(8, width / 2)), place.paint(ink))
        }
        switch part {
        case .steps where cell == nil:
            let ground = area(frame.minX, frame.width, frame.height, ColorTable.fill.faded(0.6))
            return Effects(behind: [ground, area(frame.midX - 0.5, 1, 18, ColorTable.separator)])
        case .button where cell == nil:
            return Effects(behind: [
                area(frame.minX, frame.width, frame.height, place.tint.faded(0.15))
            ])
        case .button:
            let paint = place.paint(place.tint)
            return Effects(
                front: painter.line("[", in: frame, paint)
                    + painter.line("]", in: frame, paint, alignment: 1))
        case .alertButton where cell == nil:
            let line = CGRect(
                x: frame.minX - 16, y: frame.minY, width: frame.width + 32, height: 0.5)
            return Effects(behind: [.fill(Path(line), place.paint(ColorTable.separator))])
        default: return Effects()
        }
    }

    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if part == .icon, node.environment.isInRow,
            [.label, .control, .link].contains(painter.surroundings.foreground)
        {
            painter.surroundings.foreground = .tint
        }
        // Buttons of dialogs and of menus in menus, too, which have styles of their own.
        if part == .alertButton { painter.tintLabels(at: node) }
        guard painter.surroundings.foreground == .label else { return }
        if part == .value { painter.surroundings.foreground = .secondary }
        if part == .label { painter.surroundings.foreground = .control }
    }
}

extension TextField: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        var effects = Effects()
        if !isStyled, let words = text.isEmpty ? prompt?.words(in: place.environment.locale) : text
        {
            let paint =
                text.isEmpty
                ? place.paint(ColorTable.placeholder)
                : place.environment.isEnabled
                    ? place.foreground : place.paint(ColorTable.label(level: 2))
            effects.behind = painter.line(
                words, in: place.frame, paint, alignment: place.isRightToLeft ? 1 : 0,
                font: place.environment.textFont())
        }
        return effects
    }

    // The label is the prompt of an empty field without a prompt.
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        if isStyled { return }
        painter.surroundings.foreground = .placeholder
        if !text.isEmpty || prompt != nil { painter.surroundings.isHidden = true }
    }
}

extension TextEditor: LabelledControl {}

extension PickerOptions: Painted {
    // The selected option has a check mark, which needs no colour, and a closed menu has arrows.
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard let option = chosen(at: place.node),
            let box = painter.placed.boxes(of: option).first,
            let frame = box.frame
        else { return Effects() }
        let room = markRoom(painter.placed.metrics)
        let isAtLeft = place.isRightToLeft == isClosed
        let mark = CGRect(
            x: isAtLeft ? frame.minX - room : frame.maxX + room / 2, y: frame.minY,
            width: room / 2, height: frame.height)
        let name = isClosed ? "chevron.up.chevron.down" : "checkmark"
        let paint = place.paint(isClosed ? ColorTable.gray : place.tint)
        return Effects(behind: [.symbol(SymbolImage(name: name, frame: mark, paint: paint))])
    }
}
