import TesseraCore

/// Where views stand from left to right, one above the other.
nonisolated public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
    public static let trailing = HorizontalAlignment(name: "trailing")
    public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
    public static let listRowSeparatorTrailing = HorizontalAlignment(
        name: "listRowSeparatorTrailing")

    public var description: String { ".\(name)" }
}

/// Where views stand from top to bottom, one beside the other.
nonisolated public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    public static let top = VerticalAlignment(name: "top")
    public static let center = VerticalAlignment(name: "center")
    public static let bottom = VerticalAlignment(name: "bottom")
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")

    public var description: String { ".\(name)" }
}

/// Where a view stands inside another one, in both directions.
nonisolated public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
}

nonisolated extension Alignment: CustomStringConvertible {
    public var description: String {
        switch self {
        case .center: ".center"
        case .leading: ".leading"
        case .trailing: ".trailing"
        case .top: ".top"
        case .bottom: ".bottom"
        case .topLeading: ".topLeading"
        case .topTrailing: ".topTrailing"
        case .bottomLeading: ".bottomLeading"
        case .bottomTrailing: ".bottomTrailing"
        default: "Alignment(horizontal: \(horizontal), vertical: \(vertical))"
        }
    }
}
