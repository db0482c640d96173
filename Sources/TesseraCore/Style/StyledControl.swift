/// The content of a control, made by its style.
///
/// A control returns a `StyledControl` from its `body`, with the configuration that describes it.
/// The nearest `.controlStyle(_:named:)` above the control, or `default`, draws the control.
/// Controls in the style's body and in the configuration's content see only outer styles, so a
/// style never draws itself.
nonisolated public struct StyledControl<DefaultStyle: ControlStyle>: StyledView, HiddenBody {
    public let configuration: DefaultStyle.StyleConfiguration
    public let defaultStyle: DefaultStyle

    /// Creates the content of a control.
    ///
    /// - Parameters:
    ///   - configuration: The properties of the control, for the style.
    ///   - defaultStyle: The style of a control without a style modifier. It must not create the
    ///     same control, because it would then draw itself without end.
    @inlinable
    public init(
        _ configuration: DefaultStyle.StyleConfiguration, default defaultStyle: DefaultStyle
    ) {
        self.configuration = configuration
        self.defaultStyle = defaultStyle
    }

    public func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? { nil }
}

extension StyledControl: GraphComparable {
    /// The default style does not count, because another style may draw the control.
    static func isSame(_ old: StyledControl, _ new: StyledControl) -> Bool {
        Comparison.of(DefaultStyle.StyleConfiguration.self)
            .isSame(old.configuration, new.configuration)
    }
}
