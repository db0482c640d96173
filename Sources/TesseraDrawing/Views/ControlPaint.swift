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
            x: isRightToLeft ? place.frame.minX : place.frame.maxX - size.width,
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
        let height = min(frame.height, frame.width)
        // A disabled switch is paler. The off track cannot become paler, so its knob does.
        let (track, knobInk) =
            isOn
            ? (onInk(place).faded(opacity), ColorTable.white)
            : (ColorTable.track, ColorTable.white.faded(opacity))
        painter.add(.fill(.rounded(frame, radius: height / 2), place.paint(track)))
        let side = height - 4
        let isAtRight = isOn != (environment.layoutDirection == .rightToLeft)
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
    // The selected option has a background. In cells it has a check mark, which needs no colour.
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        guard let option = speaker(at: place.node),
            let box = painter.placed.boxes(of: option).first,
            let frame = painter.placed.frame(of: box)
        else { return }
        if let cell = painter.placed.metrics.cell {
            let isRightToLeft = place.environment.layoutDirection == .rightToLeft
            let x = isRightToLeft ? frame.maxX + cell.width : frame.minX - 2 * cell.width
            let mark = CGRect(x: x, y: frame.minY, width: cell.width, height: frame.height)
            return painter.add(
                .symbol(
                    SymbolImage(name: "checkmark", frame: mark, paint: place.paint(place.tint))))
        }
        let ground = Outline.rounded(frame.insetBy(dx: -4, dy: 0), radius: 5)
        painter.add(.fill(ground, place.paint(place.tint).faded(0.2)))
    }
}

@MainActor
extension TreePainter {
    /// Paints the line around a text field.
    fileprivate func paintField(_ place: PaintPlace) {
        guard !place.environment.isInRow else { return }
        // In cells the line needs a whole cell at the sides. Lines above and below get their own
        // rows.
        let room =
            placed.metrics.cell.map { CGSize(width: $0.width, height: 0) }
            ?? CGSize(width: 4, height: 3)
        let frame = place.frame.insetBy(dx: -room.width, dy: -room.height)
        let line = Outline.rounded(frame, radius: 6)
        add(.stroke(line, place.paint(ColorTable.separator), Stroke(width: 1)))
    }
}
