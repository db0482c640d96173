import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension Button: PaintedView {
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        if isDestructive { surroundings.foreground = .destructive }
    }
}

extension NavigationLink: PaintedView {
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        if node.environment.isInRow { surroundings.foreground = .link }
    }

    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        guard place.environment.isInRow else { return }
        let isRightToLeft = place.environment.layoutDirection == .rightToLeft
        let size = painter.placed.metrics.symbolSize(in: .body)
        let frame = CGRect(
            x: isRightToLeft
                ? place.frame.minX - size.width / 4 : place.frame.maxX - size.width * 0.75,
            y: place.frame.midY - size.height / 2, width: size.width, height: size.height)
        let name = isRightToLeft ? "chevron.left" : "chevron.right"
        let paint = place.paint(ColorTable.label(level: 2))
        painter.add(.symbol(SymbolImage(name: name, frame: frame, paint: paint)))
    }
}

/// A control with grey text when it is disabled.
private protocol LabelledControl: PaintedView {}

extension LabelledControl {
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        surroundings.foreground = .control
    }
}

extension Toggle: LabelledControl {}
extension Slider: LabelledControl {}
extension Stepper: LabelledControl {}
extension Picker: LabelledControl {}
extension TextEditor: LabelledControl {}

extension Switch: PaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        let environment = place.environment
        let opacity = environment.isEnabled ? 1 : 0.5
        let frame = place.frame
        let isAtRight = isOn != (environment.layoutDirection == .rightToLeft)
        if let cell = painter.placed.metrics.cell {
            // The characters differ even without colours.
            let ink = place.paint(isOn ? onInk(place).faded(opacity) : ColorTable.gray)
            let knob = frame.insetBy(dx: cell.width, dy: 0)
                .offsetBy(dx: isAtRight ? cell.width : -cell.width, dy: 0)
            painter.paint(words: "(   )", in: frame, ink)
            let name = isOn ? "circle.fill" : "circle"
            return painter.add(.symbol(SymbolImage(name: name, frame: knob, paint: ink)))
        }
        let height = min(frame.height, frame.width)
        // A disabled switch is paler. The off track cannot become paler, so its knob does.
        let (track, knobInk) =
            isOn
            ? (onInk(place).faded(opacity), ColorTable.white)
            : (ColorTable.track, ColorTable.white.faded(opacity))
        painter.add(.fill(.rounded(frame, radius: height / 2), place.paint(track)))
        let side = height - 4
        let knob = CGRect(
            x: isAtRight ? frame.maxX - side - 2 : frame.minX + 2, y: frame.midY - side / 2,
            width: side, height: side)
        painter.add(.fill(.ellipse(knob), .ink(knobInk)))
    }
}

extension Switch {
    /// Returns the colour of a track that is on: the tint of an enabled switch, otherwise green.
    @MainActor private func onInk(_ place: PaintPlace) -> Ink {
        place.environment.tint == nil || !place.environment.isEnabled
            ? ColorTable.green : place.tint
    }
}

extension Track: FrontPaintedView {
    // In cells, the end of the filled part is visible without a knob.
    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) {
        guard hasKnob, painter.placed.metrics.cell == nil else { return }
        let isRightToLeft = place.environment.layoutDirection == .rightToLeft
        let side = place.frame.height
        let x = max(0, place.frame.width - side) * (isRightToLeft ? 1 - fraction : fraction)
        let knob = CGRect(
            x: place.frame.minX + x, y: place.frame.minY, width: side, height: side)
        painter.add(.fill(.ellipse(knob), .ink(ColorTable.white)))
        let edge = knob.insetBy(dx: 0.5, dy: 0.5)
        painter.add(.stroke(.ellipse(edge), place.paint(ColorTable.separator), Stroke(width: 1)))
    }
}

extension PartLook: PaintedModifier {
    @MainActor func effects(_ place: PaintPlace, by painter: TreePainter) -> Effects {
        let cell = painter.placed.metrics.cell
        let frame = place.frame
        func area(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, _ ink: Ink) -> Drawing.Content
        {
            let rect = CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
            return .fill(.rounded(rect, radius: min(8, width / 2)), place.paint(ink))
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
            let width = cell?.width ?? 0
            return Effects(
                front: [("[", frame.minX), ("]", frame.maxX - width)].map { sign, x in
                    .text(
                        TextPiece(
                            string: sign, origin: CGPoint(x: x, y: frame.maxY), width: width,
                            line: TextPiece.Line(top: frame.minY, height: frame.height),
                            face: TextPiece.Face(size: 17), paint: place.paint(place.tint)))
                })
        case .alertButton where cell == nil:
            let line = CGRect(
                x: frame.minX - 16, y: frame.minY, width: frame.width + 32, height: 0.5)
            return Effects(behind: [.fill(.rect(line), place.paint(ColorTable.separator))])
        default: return Effects()
        }
    }

    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        guard surroundings.foreground == .label else { return }
        if part == .value { surroundings.foreground = .secondary }
        if part == .icon, node.environment.isInRow { surroundings.foreground = .tint }
    }
}

extension TextField: FrontPaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        guard let words = text.isEmpty ? prompt?.words(in: place.environment.locale) : text else {
            return
        }
        let font = painter.placed.font(in: place.environment)
        let paint =
            text.isEmpty
            ? place.paint(ColorTable.placeholder)
            : place.environment.isEnabled
                ? place.foreground : place.paint(ColorTable.label(level: 2))
        let isRightToLeft = place.environment.layoutDirection == .rightToLeft
        painter.paint(
            words: words, in: place.frame, paint, alignment: isRightToLeft ? 1 : 0, font: font)
    }

    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) {
        painter.paintField(place)
    }

    // The label is the prompt of an empty field without a prompt.
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        surroundings.foreground = .placeholder
        if !text.isEmpty || prompt != nil { surroundings.isHidden = true }
    }
}

extension TextEditor: FrontPaintedView {
    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) {
        painter.paintField(place)
    }
}

extension PickerOptions: PaintedView {
    // The selected option has a check mark, which needs no colour.
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        guard let option = speaker(at: place.node),
            let box = painter.placed.boxes(of: option).first,
            let frame = painter.placed.frame(of: box)
        else { return }
        let room = markRoom(painter.placed.metrics)
        let isRightToLeft = place.environment.layoutDirection == .rightToLeft
        let mark = CGRect(
            x: isRightToLeft ? frame.maxX + room / 2 : frame.minX - room, y: frame.minY,
            width: room / 2, height: frame.height)
        painter.add(
            .symbol(SymbolImage(name: "checkmark", frame: mark, paint: place.paint(place.tint))))
    }
}

@MainActor
extension TreePainter {
    /// Paints a line at the bottom of a text field, inside its frame.
    fileprivate func paintField(_ place: PaintPlace) {
        guard !place.environment.isInRow else { return }
        let frame = place.frame
        // In cells it lies in the last row of the text.
        let above = placed.metrics.cell.map { ($0.height + 1) / 2 } ?? 1
        let line = CGRect(x: frame.minX, y: frame.maxY - above, width: frame.width, height: 1)
        add(.fill(.rect(line), place.paint(ColorTable.separator)))
    }
}
