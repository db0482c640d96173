/// The content of a control, made by the style in force.
///
/// A control puts this in its `body`, with the configuration that describes it. Which style is
/// in force is settled here: the nearest `.controlStyle(_:named:)` above, or `default`. The
/// style's body sees the styles further out only, in its configuration's content too, so a style
/// never draws itself.
nonisolated public struct StyledControl<DefaultStyle: ControlStyle>: StyledView, HiddenBody {
    // Comes first: see `comparison`.
    public let configuration: DefaultStyle.StyleConfiguration
    public let defaultStyle: DefaultStyle

    /// Makes the content of a control.
    ///
    /// - Parameters:
    ///   - configuration: The properties of the control, for the style.
    ///   - defaultStyle: The style where none has been set. It must not make the control again:
    ///     there is no style left to draw it, so it would draw itself without end.
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
    static func isSame(_ old: StyledControl, _ new: StyledControl) -> Bool {
        comparison.isSame(old, new)
    }

    /// That of the configurations, which begin where the controls do: where another style draws, the default
    /// style may be any.
    static var comparison: Comparison { .of(DefaultStyle.StyleConfiguration.self) }
}
