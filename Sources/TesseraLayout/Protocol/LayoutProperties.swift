/// The properties of all layouts of a type.
public struct LayoutProperties: Sendable {
    /// The axis of a layout that arranges its subviews in a line; `nil` by default.
    ///
    /// A spacer grows along this axis, and a divider extends across it.
    public var stackOrientation: Axis?

    /// Makes the properties of a layout without a main axis.
    public init() {}

    init(_ stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
