/// A style that shows the label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(.tint, in: RoundedRectangle(cornerRadius: 8))
            ._onButtonGesture { configuration.trigger() }
    }
}

/// A style that shows the label in the tint. In a row, only a tap on the button performs its action.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.tint)
            ._onButtonGesture { configuration.trigger() }
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style that shows the label in white on the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style that shows the label in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
