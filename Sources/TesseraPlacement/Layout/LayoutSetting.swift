/// The values of an environment that affect the layout.
final class LayoutSetting {
    /// The font of texts without their own font.
    let font: TextFont
    /// The message about an invalid font.
    let fault: String?
    /// The numbers of lines of a text.
    let lineLimits: LineLimits
    /// Whether the layout runs from right to left.
    let isRightToLeft: Bool

    fileprivate init(_ environment: EnvironmentValues) {
        var fault: String?
        font = environment.textFont { fault = $0 }
        self.fault = fault
        lineLimits = environment.lineLimits
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    static let path = \EnvironmentValues.layoutSetting
    static let keys = [
        ObjectIdentifier(FontKey.self), ObjectIdentifier(FontWeightKey.self),
        ObjectIdentifier(IsBoldKey.self), ObjectIdentifier(LineLimitKey.self),
        ObjectIdentifier(LayoutDirectionKey.self),
    ]
}

extension EnvironmentValues {
    fileprivate var layoutSetting: LayoutSetting { LayoutSetting(self) }

    /// Returns the current font with a text's own attributes. `report` receives the message about
    /// an invalid font.
    package func textFont(
        _ font: Font? = nil, weight: Font.Weight? = nil, isBold: Bool? = nil,
        _ report: (String) -> Void = { _ in }
    ) -> TextFont {
        var measures = (font ?? self.font ?? .body).measures(report)
        if let weight = weight ?? fontWeight { measures.isBold = weight.isBold }
        if isBold ?? self.isBold { measures.isBold = true }
        return measures
    }
}
