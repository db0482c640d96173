public import Foundation
import TesseraCore

/// A side of a rectangle; leading and trailing follow the direction of reading.
nonisolated public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Some of the four sides.
    nonisolated public struct Set: OptionSet, Hashable, Sendable {
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

nonisolated extension Edge: CustomStringConvertible {
    public var description: String {
        switch self {
        case .top: ".top"
        case .leading: ".leading"
        case .bottom: ".bottom"
        case .trailing: ".trailing"
        }
    }
}

nonisolated extension Edge.Set: CustomStringConvertible {
    public var description: String {
        switch self {
        case .all: ".all"
        case .horizontal: ".horizontal"
        case .vertical: ".vertical"
        default:
            printedSet(
                Edge.allCases.filter { contains(Edge.Set($0)) }.map(\.description))
        }
    }
}

/// The distances between a rectangle's four sides and those of one inside it.
nonisolated public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

nonisolated extension EdgeInsets: CustomStringConvertible {
    public var description: String {
        "EdgeInsets(top: \(printed(top)), leading: \(printed(leading)), "
            + "bottom: \(printed(bottom)), trailing: \(printed(trailing)))"
    }
}
