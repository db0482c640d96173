/// A style that shows the label in white on the tint, or in grey on grey if it is disabled.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(.tertiary))
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(
                isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiarySystemFill)),
                in: RoundedRectangle(cornerRadius: 8)
            )
            ._onButtonGesture { configuration.trigger() }
    }
}

/// A style that shows the label in the tint. In a row, only a tap on the button performs its action.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
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
