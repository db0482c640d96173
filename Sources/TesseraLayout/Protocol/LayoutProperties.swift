/// What is true of all layouts of a type.
public struct LayoutProperties: Sendable {
    /// The axis of a layout that arranges its subviews in a line; `nil` by default.
    ///
    /// A spacer grows along this axis, and a divider stands across it.
    public var stackOrientation: Axis?

    public init() {}

    init(_ stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
