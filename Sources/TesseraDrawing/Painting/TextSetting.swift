import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// The text settings of an environment.
final class TextSetting {
    let locale: Locale
    let isRedacted: Bool
    let isRightToLeft: Bool
    let alignment: TextAlignment
    /// The face of text without its own attributes.
    let letters: FaceSetting
    /// The settings of letters that a picture does not show.
    let unshown: [String]
    /// The paint of text without a foreground style or a colour from its surroundings.
    let plainForeground: Paint?

    @MainActor
    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        isRedacted = environment.redactionReasons.contains(.placeholder)
        isRightToLeft = environment.layoutDirection == .rightToLeft
        alignment = environment.multilineTextAlignment
        letters = FaceSetting(
            font: environment.font ?? .body, weight: environment.fontWeight,
            isBold: environment.isBold, isItalic: environment.isItalic)
        unshown = letters.unshown
        plainForeground =
            environment.foregroundStyles.isEmpty
            ? .ink(ColorTable.label.fixed(to: environment.chosenColorScheme)) : nil
    }
}

/// The face settings of a part of a text.
struct FaceSetting {
    var font: Font
    var weight: Font.Weight?
    var isBold: Bool
    var isItalic: Bool

    /// The settings that neither pictures nor measures show, as in source code. Viewers have no light
    /// faces of their standard fonts.
    var unshown: [String] {
        var (design, own): (Font.Design?, Font.Weight?)
        var isShown = true
        switch font.base {
        case .textStyle(_, let set, let weight), .system(_, let weight, let set):
            (design, own) = (set, weight)
        case .custom: isShown = false
        }
        for variation in font.variations {
            switch variation {
            case .weight(let weight): own = weight
            case .monospaced, .monospacedDigit, .smallCaps: isShown = false
            case .bold, .italic: break
            }
        }
        isShown = isShown && (design ?? .default) == .default && own?.isLight != true
        return (isShown ? [] : [".font(\(font))"])
            + (weight?.isLight == true ? [".fontWeight"] : [])
    }

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

extension Font.Weight {
    fileprivate var isLight: Bool { number < 400 }

    fileprivate var number: Int { (Self.allCases.firstIndex(of: self) ?? 3) * 100 + 100 }
}
