import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension Text: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard let box = place.box as? TextBox else { return Effects() }
        let setting = painter.textSetting(at: place.node)
        let text = box.text
        for name in setting.unshown { painter.omit(name, .recordedModifier, at: place) }
        if plainWords != nil, !setting.isRedacted, let (words, width) = box.placedWords {
            let x = width == place.frame.width ? place.frame.minX : place.start(of: width, setting)
            let line = place.piece(of: text, setting, text.runs[0].font)
                .saying(words, x: x, width, top: place.frame.minY)
            return Effects(behind: [line])
        }
        let height = text.lineMeasures.height
        var effects = Effects()
        let runs = runs(in: setting.locale)
        var unshown: [String] = []
        let pieces = zip(runs, text.runs).map {
            place.piece(of: text, setting, $1.font, $0.attributes, &unshown)
        }
        for name in unshown { painter.omit(name, .recordedModifier, at: place) }
        let shown = box.linesToDraw
        if shown.isCut {
            painter.omit("Text " + quoted(words(in: setting.locale)), .room, at: place)
        }
        for (index, line) in shown.lines.enumerated() {
            var x = place.start(of: line.width, setting)
            let top = place.frame.minY + CGFloat(index) * height
            if setting.isRedacted {
                // A bar replaces redacted text.
                let bar = CGRect(
                    x: x, y: top + height * 0.15, width: line.width, height: height * 0.7)
                let paint = place.paint(ColorTable.fill)
                effects.behind.append(.fill(Path(roundedRect: bar, cornerRadius: 3), paint))
                continue
            }
            for part in line.parts where pieces.indices.contains(part.run) {
                defer { x += part.width }
                let piece = pieces[part.run]
                guard case .image(let name, _) = runs[part.run].content else {
                    effects.behind.append(piece.saying(part.string, x: x, part.width, top: top))
                    continue
                }
                let font = text.runs[part.run].font
                let symbolHeight = painter.placed.metrics.symbolSize(in: font).height
                let frame = CGRect(
                    x: x, y: top + (height - symbolHeight) / 2, width: part.width,
                    height: symbolHeight)
                let symbol = SymbolName(name, isRightToLeft: setting.isRightToLeft).text
                effects.behind.append(
                    .symbol(SymbolImage(name: symbol, frame: frame, paint: piece.paint)))
            }
        }
        return effects
    }
}

@MainActor
extension PaintPlace {
    /// Returns the paint of text without its own colour.
    fileprivate func foreground(_ setting: TextSetting) -> Paint {
        (surroundings.foreground == .label ? setting.plainForeground : nil) ?? foreground
    }

    /// Returns a length, or 0 for one that is not finite, which is reported.
    private func finite(_ length: CGFloat, _ name: String) -> CGFloat {
        if length.isFinite { return length }
        report("\(name) is \(printed(length)); 0 is used.")
        return 0
    }

    /// Returns the left end of a line of text with a given width.
    fileprivate func start(of width: CGFloat, _ setting: TextSetting) -> CGFloat {
        let rest = frame.width - width
        switch setting.alignment {
        case .leading: return frame.minX + (setting.isRightToLeft ? rest : 0)
        case .center: return frame.minX + rest / 2
        case .trailing: return frame.minX + (setting.isRightToLeft ? 0 : rest)
        }
    }

    /// Returns a piece without words, at the upper left corner, for a text with the look that the
    /// environment gives it.
    fileprivate func piece(
        of text: MeasuredText, _ setting: TextSetting, _ font: TextFont
    ) -> TextPiece {
        let (height, baseline) = text.lineMeasures
        return TextPiece(
            string: "", origin: CGPoint(x: 0, y: baseline), width: 0,
            line: TextPiece.Line(top: 0, height: height), face: setting.letters.face(font),
            paint: foreground(setting))
    }

    /// Returns such a piece for a part of a text with attributes.
    fileprivate func piece(
        of text: MeasuredText, _ setting: TextSetting, _ font: TextFont,
        _ attributes: [Text.Attribute], _ unshown: inout [String]
    ) -> TextPiece {
        var piece = piece(of: text, setting, font)
        var letters = setting.letters
        var (under, through): ((Bool, Color?)?, (Bool, Color?)?)
        // The attribute applied first is nearest to the text.
        for attribute in attributes.reversed() {
            switch attribute {
            case .font(let value): letters.font = value ?? setting.letters.font
            case .weight(let value): letters.weight = value
            case .bold(let value): letters.isBold = value
            case .italic(let value): letters.isItalic = value
            case .foregroundColor(let color):
                piece.paint = color.map { paint(AnyShapeStyle($0)) } ?? foreground
            case .foregroundStyle(let style): piece.paint = paint(style)
            case .underline(let isActive, let color): under = (isActive, color)
            case .strikethrough(let isActive, let color): through = (isActive, color)
            case .baselineOffset(let value):
                piece.origin.y =
                    text.lineMeasures.baseline - finite(value, "The baseline's offset")
            // The measured widths ignore these attributes.
            case .kerning(let value):
                if finite(value, "The kerning") != 0 { unshown.append(".kerning") }
            case .tracking(let value):
                if finite(value, "The tracking") != 0 { unshown.append(".tracking") }
            case .monospacedDigit: unshown.append(".monospacedDigit")
            }
        }
        piece.face = letters.face(font)
        if !attributes.isEmpty { unshown += letters.unshown }
        func line(_ line: (isActive: Bool, color: Color?)?) -> Paint? {
            guard let line, line.isActive else { return nil }
            return line.color.map { paint(AnyShapeStyle($0)) } ?? piece.paint
        }
        (piece.underline, piece.strikethrough) = (line(under), line(through))
        return piece
    }
}

extension TextPiece {
    /// Returns the piece with words, at a place in a line whose top is given.
    fileprivate consuming func saying(
        _ words: String, x: CGFloat, _ width: CGFloat, top: CGFloat
    ) -> Drawing.Content {
        (string, self.width) = (words, width)
        origin = CGPoint(x: x, y: top + origin.y)
        line.top = top
        return .text(self)
    }
}

@MainActor
extension TreePainter {
    /// Returns a line of text that does not belong to a text view, vertically centred in a frame.
    func line(
        _ words: String, in frame: CGRect, _ paint: Paint, alignment: Double = 0,
        font: TextFont = .body, weight: Int = 400
    ) -> [Drawing.Content] {
        let box = TextBox([TextRun(words, font)], placed.metrics, lineLimit: 1)
        let root = RootBox(box)
        root.proposal = ProposedViewSize(width: max(0, frame.width), height: nil)
        guard frame.width > 0, root.frame(of: box) != nil, let line = box.linesToDraw.lines.first
        else {
            return []
        }
        let measures = box.text.lineMeasures
        let top = frame.midY - measures.height / 2
        return line.parts.map { part in
            let x = frame.minX + (frame.width - part.width) * alignment
            return .text(
                TextPiece(
                    string: part.string, origin: CGPoint(x: x, y: top + measures.baseline),
                    width: part.width, line: TextPiece.Line(top: top, height: measures.height),
                    face: TextPiece.Face(size: font.size, weight: weight), paint: paint))
        }
    }
}
