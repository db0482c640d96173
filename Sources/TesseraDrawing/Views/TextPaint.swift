import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension Text: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        guard let box = place.box as? TextBox else { return Effects() }
        let setting = painter.textSetting(at: place.node)
        let measures = box.lineMeasures
        func piece(_ string: String, _ x: CGFloat, _ width: CGFloat, top: CGFloat, _ look: RunLook)
            -> Drawing.Content
        {
            .text(
                TextPiece(
                    string: string,
                    origin: CGPoint(x: x, y: top + measures.baseline - look.offset), width: width,
                    line: TextPiece.Line(top: top, height: measures.height), face: look.face,
                    paint: look.paint, underline: look.underline, strikethrough: look.strikethrough)
            )
        }
        if plainWords != nil, !setting.isRedacted, let (words, width) = box.placedWords {
            let x = width == place.frame.width ? place.frame.minX : place.start(of: width, setting)
            let look = RunLook(place, setting, box.runs[0].font)
            return Effects(behind: [piece(words, x, width, top: place.frame.minY, look)])
        }
        var effects = Effects()
        let runs = runs(in: setting.locale)
        let looks = zip(runs, box.runs).map { RunLook(place, setting, $1.font, $0.attributes) }
        for (index, line) in box.linesToDraw.enumerated() {
            var x = place.start(of: line.width, setting)
            let top = place.frame.minY + CGFloat(index) * measures.height
            if setting.isRedacted {
                // A bar replaces redacted text.
                let bar = CGRect(
                    x: x, y: top + measures.height * 0.15, width: line.width,
                    height: measures.height * 0.7)
                let paint = place.paint(ColorTable.fill)
                effects.behind.append(.fill(Path(roundedRect: bar, cornerRadius: 3), paint))
                continue
            }
            for part in line.parts where looks.indices.contains(part.run) {
                defer { x += part.width }
                let look = looks[part.run]
                guard case .image(let name, _) = runs[part.run].content else {
                    effects.behind.append(piece(part.string, x, part.width, top: top, look))
                    continue
                }
                let height = painter.placed.metrics.symbolSize(in: box.runs[part.run].font).height
                let frame = CGRect(
                    x: x, y: top + (measures.height - height) / 2, width: part.width,
                    height: height)
                let symbol = SymbolName(name, isRightToLeft: setting.isRightToLeft).text
                effects.behind.append(
                    .symbol(SymbolImage(name: symbol, frame: frame, paint: look.paint)))
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

    /// Returns the left end of a line of text with a given width.
    fileprivate func start(of width: CGFloat, _ setting: TextSetting) -> CGFloat {
        let rest = frame.width - width
        switch setting.alignment {
        case .leading: return frame.minX + (setting.isRightToLeft ? rest : 0)
        case .center: return frame.minX + rest / 2
        case .trailing: return frame.minX + (setting.isRightToLeft ? 0 : rest)
        }
    }
}

/// The look of a part of a text, from its attributes and the environment.
@MainActor
private struct RunLook {
    private(set) var paint: Paint
    private(set) var underline: Paint?
    private(set) var strikethrough: Paint?
    private(set) var offset: CGFloat = 0
    private(set) var face: TextPiece.Face

    init(
        _ place: PaintPlace, _ setting: TextSetting, _ font: TextFont,
        _ attributes: [Text.Attribute] = []
    ) {
        var letters = setting.letters
        paint = place.foreground(setting)
        var (under, through): ((Bool, Color?)?, (Bool, Color?)?)
        // The attribute applied first is nearest to the text.
        for attribute in attributes.reversed() {
            switch attribute {
            case .font(let value): letters.font = value ?? setting.letters.font
            case .weight(let value): letters.weight = value
            case .bold(let value): letters.isBold = value
            case .italic(let value): letters.isItalic = value
            case .foregroundColor(let color):
                paint = color.map { place.paint(AnyShapeStyle($0)) } ?? place.foreground
            case .foregroundStyle(let style): paint = place.paint(style)
            case .underline(let isActive, let color): under = (isActive, color)
            case .strikethrough(let isActive, let color): through = (isActive, color)
            case .baselineOffset(let value): offset = value.isFinite ? value : 0
            // The measured widths ignore these attributes.
            case .kerning, .tracking, .monospacedDigit: break
            }
        }
        face = letters.face(font)
        func line(_ line: (isActive: Bool, color: Color?)?) -> Paint? {
            guard let line, line.isActive else { return nil }
            return line.color.map { place.paint(AnyShapeStyle($0)) } ?? paint
        }
        (underline, strikethrough) = (line(under), line(through))
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
        guard frame.width > 0, root.frame(of: box) != nil, let line = box.linesToDraw.first else {
            return []
        }
        let measures = box.lineMeasures
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
