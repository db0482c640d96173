// Text metrics need the size of a font and whether it is bold. The text styles have their standard
// sizes. Weights close to regular are measured as regular.

extension Font.Weight {
    var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
}

extension Font.TextStyle {
    fileprivate var measures: TextFont {
        switch self {
        case .largeTitle: TextFont(size: 34, lineHeight: 41)
        case .title: TextFont(size: 28, lineHeight: 34)
        case .title2: TextFont(size: 22, lineHeight: 28)
        case .title3: TextFont(size: 20, lineHeight: 25)
        case .headline: TextFont(size: 17, lineHeight: 22, isBold: true)
        case .subheadline: TextFont(size: 15, lineHeight: 20)
        case .body: .body
        case .callout: TextFont(size: 16, lineHeight: 21)
        case .footnote: TextFont(size: 13, lineHeight: 18)
        case .caption: TextFont(size: 12, lineHeight: 16)
        case .caption2: TextFont(size: 11, lineHeight: 13)
        }
    }
}

extension Font {
    /// Returns the font for text metrics. `report` receives the message about an invalid size.
    func measures(_ report: (String) -> Void) -> TextFont {
        func sound(_ size: CGFloat) -> CGFloat {
            if size > 0, size < .infinity { return size }
            report("The font's size is \(printed(size)); \(printed(TextFont.body.size)) is used.")
            return TextFont.body.size
        }
        var measures: TextFont
        switch base {
        case .textStyle(let style, let design, let weight):
            measures = style.measures
            if let weight { measures.isBold = weight.isBold }
            measures.isMonospaced = design == .monospaced
        case .system(let size, let weight, let design):
            measures = TextFont(
                size: sound(size), isBold: weight?.isBold ?? false,
                isMonospaced: design == .monospaced)
        case .custom(_, let size): measures = TextFont(size: sound(size))
        }
        for variation in variations {
            switch variation {
            case .weight(let weight): measures.isBold = weight.isBold
            case .bold: measures.isBold = true
            case .monospaced: measures.isMonospaced = true
            case .italic, .monospacedDigit, .smallCaps: break
            }
        }
        return measures
    }
}
