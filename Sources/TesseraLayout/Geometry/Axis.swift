/// The horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The axis of a row.
    case horizontal
    /// The axis of a column.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set from an axis.
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(.horizontal as Axis)
        /// The vertical axis.
        public static let vertical = Set(.vertical as Axis)
    }

    /// The other axis.
    package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set: CustomStringConvertible {
    public var description: String {
        printedSet(self, [.horizontal: ".horizontal", .vertical: ".vertical"])
    }
}
