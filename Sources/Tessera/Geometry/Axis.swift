/// A direction: from side to side, or from top to bottom.
nonisolated public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal, vertical

    /// One direction, both or none.
    nonisolated public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }

    public var description: String {
        switch self {
        case .horizontal: ".horizontal"
        case .vertical: ".vertical"
        }
    }
}
