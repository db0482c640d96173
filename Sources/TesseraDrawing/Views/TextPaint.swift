import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension Text: PaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        guard let box = place.box as? TextBox else { return }
        painter.texts.enter(place.node)
        let setting = painter.texts.read()
        if plainWords != nil, !setting.isRedacted, let words = box.placedWords {
            return paint(words.string, words.width, box, place, setting, by: painter)
        }
        let runs = runs(in: setting.locale)
        let looks = runs.map { RunLook($0, place, setting) }
        let measures = box.lineMeasures
        for (index, line) in box.linesToDraw.enumerated() {
            var x = place.start(of: line.width, setting)
            let top = place.frame.minY + CGFloat(index) * measures.height
            if setting.isRedacted {
                // A bar replaces redacted text.
                let bar = CGRect(
                    x: x, y: top + measures.height * 0.15, width: line.width,
                    height: measures.height * 0.7)
                painter.add(.fill(.rounded(bar, radius: 3), place.paint(ColorTable.fill)))
                continue
            }
            for part in line.parts {
                defer { x += part.width }
                guard looks.indices.contains(part.run), box.runs.indices.contains(part.run) else {
                    continue
                }
                let font = box.runs[part.run].font
                let look = looks[part.run]
                if case .image(let name, _) = runs[part.run].content {
                    let side = painter.placed.metrics.symbolSize(in: font)
                    let frame = CGRect(
                        x: x, y: top + (measures.height - side.height) / 2, width: part.width,
                        height: side.height)
                    let name = SymbolName(name, isRightToLeft: setting.isRightToLeft).text
                    painter.add(.symbol(SymbolImage(name: name, frame: frame, paint: look.paint)))
                    continue
                }
                let origin = CGPoint(x: x, y: top + measures.baseline - look.offset)
                painter.add(
                    .text(
                        TextPiece(
                            string: part.string, origin: origin, width: part.width,
                            line: TextPiece.Line(top: top, height: measures.height),
                            face: look.letters.face(font), paint: look.paint,
                            underline: look.underline, strikethrough: look.strikethrough)))
            }
        }
    }

    /// Paints a text that fits on one line.
    @MainActor private func paint(
        _ words: String, _ width: CGFloat, _ box: TextBox, _ place: PaintPlace,
        _ setting: TextSetting, by painter: TreePainter
    ) {
        let measures = box.lineMeasures
        let top = place.frame.minY
        let origin = CGPoint(
            x: width == place.frame.width ? place.frame.minX : place.start(of: width, setting),
            y: top + measures.baseline)
        let line = TextPiece.Line(top: top, height: measures.height)
        painter.add(
            .text(
                TextPiece(
                    string: words, origin: origin, width: width, line: line,
                    face: setting.face(box.runs[0].font), paint: setting.foreground(place))))
    }
}

@MainActor
extension PaintPlace {
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

/// The text settings of an environment. Most texts of a tree share them.
final class TextSetting {
    let locale: Locale
    let isRedacted: Bool
    let isRightToLeft: Bool
    let alignment: TextAlignment
    /// The face of text without its own attributes.
    fileprivate let plainLetters: FaceSetting
    /// The paint of text without a foreground style or a colour from its surroundings.
    private let plainForeground: Paint?
    @exclusivity(unchecked)
    private var knownFace: (font: TextFont, face: TextPiece.Face)?

    private init(_ environment: EnvironmentValues) {
        locale = environment.locale
        isRedacted = environment.redactionReasons.contains(.placeholder)
        isRightToLeft = environment.layoutDirection == .rightToLeft
        alignment = environment.multilineTextAlignment
        plainLetters = FaceSetting(
            font: environment.font ?? .body, weight: environment.fontWeight,
            isBold: environment.isBold, isItalic: environment.isItalic)
        plainForeground =
            environment.foregroundStyles.isEmpty
            ? .ink(ColorTable.label.fixed(to: environment.chosenColorScheme)) : nil
    }

    static let rule = EnvironmentSummary(
        of: [
            LocaleKey.self, RedactionReasonsKey.self, LayoutDirectionKey.self,
            MultilineTextAlignmentKey.self, FontKey.self, FontWeightKey.self, IsBoldKey.self,
            IsItalicKey.self, ColorSchemeKey.self, ForegroundStylesKey.self,
        ], { TextSetting($0) })

    /// Returns the paint of text without its own colour.
    @MainActor func foreground(_ place: PaintPlace) -> Paint {
        (place.surroundings.foreground == .label ? plainForeground : nil) ?? place.foreground
    }

    /// Returns the face of text without its own attributes.
    @MainActor func face(_ measures: TextFont) -> TextPiece.Face {
        if knownFace?.font == measures, let face = knownFace?.face { return face }
        let face = plainLetters.face(measures)
        knownFace = (measures, face)
        return face
    }
}

/// The face settings of a part of a text.
private struct FaceSetting {
    var font: Font
    var weight: Font.Weight?
    var isBold: Bool
    var isItalic: Bool

    func face(_ measures: TextFont) -> TextPiece.Face {
        var face = TextPiece.Face(size: measures.size)
        switch font.base {
        case .textStyle(let style, let design, let weight):
            face.weight = weight?.number ?? (style == .headline ? 600 : 400)
            face.design = design?.rawValue ?? "default"
        case .system(_, let weight, let design):
            face.weight = weight?.number ?? 400
            face.design = design?.rawValue ?? "default"
        case .custom: break
        }
        if let weight { face.weight = weight.number }
        for variation in font.variations {
            switch variation {
            case .weight(let weight): face.weight = weight.number
            case .bold: face.weight = max(face.weight, 700)
            case .italic: face.isItalic = true
            case .monospaced: face.design = "monospaced"
            case .smallCaps: face.isSmallCaps = true
            case .monospacedDigit: break
            }
        }
        if isBold { face.weight = max(face.weight, 700) }
        if isItalic { face.isItalic = true }
        return face
    }
}

/// The look of a part of a text, from its attributes and the environment.
@MainActor
private struct RunLook {
    private(set) var paint: Paint
    private(set) var underline: Paint?
    private(set) var strikethrough: Paint?
    private(set) var offset: CGFloat = 0
    /// The face settings of its letters.
    private(set) var letters: FaceSetting

    init(_ run: Text.Run, _ place: PaintPlace, _ text: TextSetting) {
        letters = text.plainLetters
        paint = text.foreground(place)
        guard !run.attributes.isEmpty else { return }
        var (under, through): ((Bool, Color?)?, (Bool, Color?)?)
        // The attribute applied first is nearest to the text.
        for attribute in run.attributes.reversed() {
            switch attribute {
            case .font(let value): letters.font = value ?? text.plainLetters.font
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
        func line(_ line: (isActive: Bool, color: Color?)?) -> Paint? {
            guard let line, line.isActive else { return nil }
            return line.color.map { place.paint(AnyShapeStyle($0)) } ?? paint
        }
        (underline, strikethrough) = (line(under), line(through))
    }
}

extension Font.Weight {
    fileprivate var number: Int {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return ((weights.firstIndex(of: self) ?? 3) + 1) * 100
    }
}

@MainActor
extension TreePainter {
    /// Paints text that does not belong to a text view, vertically centred in a frame.
    func paint(
        words: String, in frame: CGRect, _ paint: Paint, alignment: Double = 0,
        font: TextFont = .body, weight: Int = 400
    ) {
        let box = TextBox([TextRun(words, font)], placed.metrics, lineLimit: 1)
        let root = RootBox(box)
        root.proposal = ProposedViewSize(width: max(0, frame.width), height: nil)
        guard frame.width > 0, root.frame(of: box) != nil, let line = box.linesToDraw.first else {
            return
        }
        let measures = box.lineMeasures
        let top = frame.midY - measures.height / 2
        let place = TextPiece.Line(top: top, height: measures.height)
        let face = TextPiece.Face(size: font.size, weight: weight)
        for part in line.parts {
            let x = frame.minX + (frame.width - part.width) * alignment
            add(
                .text(
                    TextPiece(
                        string: part.string, origin: CGPoint(x: x, y: top + measures.baseline),
                        width: part.width, line: place, face: face, paint: paint)))
        }
    }
}
