import TesseraCore
import TesseraLayout

/// What an environment says of the sizes and places of views.
final class LayoutSetting {
    /// The font of texts that say none themselves.
    let font: TextFont
    /// What is wrong with the font.
    let fault: String?
    /// The most lines of a text.
    let lineLimit: Int?
    /// A Boolean value that is true if views stand from right to left.
    let isRightToLeft: Bool

    private init(_ environment: EnvironmentValues) {
        var fault: String?
        font = environment.textFont { fault = $0 }
        self.fault = fault
        lineLimit = environment.lineLimit
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    static let rule = EnvironmentSummary(
        of: [
            FontKey.self, FontWeightKey.self, IsBoldKey.self, LineLimitKey.self,
            LayoutDirectionKey.self,
        ], { LayoutSetting($0) })
}

extension EnvironmentValues {
    /// Returns the font that is in force, with a text's own attributes; `report` receives what is wrong with it.
    func textFont(
        _ font: Font? = nil, weight: Font.Weight? = nil, isBold: Bool? = nil,
        _ report: (String) -> Void
    ) -> TextFont {
        var measures = (font ?? self.font ?? .body).measures(report)
        if let weight = weight ?? fontWeight { measures.isBold = weight.isBold }
        if isBold ?? self.isBold { measures.isBold = true }
        return measures
    }
}
