/// A side of a rectangle; leading and trailing follow the direction of reading.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Some of the four sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top as Edge)
        public static let leading = Set(.leading as Edge)
        public static let bottom = Set(.bottom as Edge)
        public static let trailing = Set(.trailing as Edge)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

extension Edge: CustomStringConvertible {
    public var description: String {
        switch self {
        case .top: ".top"
        case .leading: ".leading"
        case .bottom: ".bottom"
        case .trailing: ".trailing"
        }
    }
}

extension Edge.Set: CustomStringConvertible {
    public var description: String {
        switch self {
        case .all: ".all"
        case .horizontal: ".horizontal"
        case .vertical: ".vertical"
        default:
            writtenSet(Edge.allCases.filter { contains(Edge.Set($0)) })
        }
    }
}
