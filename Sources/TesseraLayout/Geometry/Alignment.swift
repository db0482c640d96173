/// The alignment of a view on both axes.
public struct Alignment: Hashable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment from an alignment for each axis.
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
    /// The middle of the first baseline.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// The leading end of the first baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The trailing end of the first baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
}

extension Alignment: CustomStringConvertible {
    public var description: String {
        // Only edges and centres have no guides that a container merges.
        [horizontal.key, vertical.key].allSatisfy { $0.merge == .none }
            ? "\(UnitPoint(x: horizontal.key.fraction, y: vertical.key.fraction))"
            : "Alignment(horizontal: \(horizontal), vertical: \(vertical))"
    }
}

/// An alignment of views on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
    package let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

    package init(_ key: AlignmentKey) { self.key = key }

    /// The leading edges.
    public static let leading = HorizontalAlignment(AlignmentKey("leading", .horizontal, at: 0))
    /// The centres.
    public static let center = HorizontalAlignment(AlignmentKey("center", .horizontal, at: 0.5))
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(AlignmentKey("trailing", .horizontal, at: 1))

    public var description: String { key.description(in: "HorizontalAlignment") }
}

/// An alignment of views on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
    package let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

    package init(_ key: AlignmentKey) { self.key = key }

    /// The upper edges.
    public static let top = VerticalAlignment(AlignmentKey("top", .vertical, at: 0))
    /// The centres.
    public static let center = VerticalAlignment(AlignmentKey("center", .vertical, at: 0.5))
    /// The lower edges.
    public static let bottom = VerticalAlignment(AlignmentKey("bottom", .vertical, at: 1))
    /// The baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(
        AlignmentKey("firstTextBaseline", .vertical, at: 1, merging: .least))
    /// The baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(
        AlignmentKey("lastTextBaseline", .vertical, at: 1, merging: .greatest))

    public var description: String { key.description(in: "VerticalAlignment") }
}

/// The identifier of a custom guide, a line that containers align, with its default position.
///
/// ```swift
/// enum MidStar: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
/// }
/// extension HorizontalAlignment {
///     static let midStar = HorizontalAlignment(MidStar.self)
/// }
/// ```
public protocol AlignmentID {
    /// Returns the default distance of the guide from the leading or top edge of a view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The way that a container merges the explicit guides of its children.
package enum GuideMerge {
    /// The guide never leaves a container.
    case none
    case mean, least, greatest
}

/// A guide on one of the axes, for the engine.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let axis: Axis
    /// The name of a guide with a fixed position; `nil` for a custom guide.
    private let name: String?
    // A type has no state, so the layout can call it regardless of its isolation.
    private let custom: (any AlignmentID.Type)?
    /// The position of the guide as a fraction of a view's length; not a number for a custom guide.
    package let fraction: Double
    package let merge: GuideMerge

    init(
        _ name: String, _ axis: Axis, at fraction: Double, merging merge: GuideMerge = .none
    ) {
        (self.axis, self.name, custom) = (axis, name, nil)
        (self.fraction, self.merge) = (fraction, merge)
    }

    init(_ id: any AlignmentID.Type, _ axis: Axis) {
        (self.axis, name, custom) = (axis, nil, id)
        (fraction, merge) = (.nan, .mean)
    }

    /// Returns the position of the guide if it is not set explicitly.
    package func defaultValue(in context: ViewDimensions) -> CGFloat {
        custom?.defaultValue(in: context)
            ?? fraction * (axis == .horizontal ? context.width : context.height)
    }

    private var id: ObjectIdentifier? { custom.map { ObjectIdentifier($0) } }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.axis == right.axis && left.name == right.name && left.id == right.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(id)
    }

    /// Returns the name of a standard guide with a dot, or the initializer of a custom guide.
    func description(in type: String) -> String {
        if let name { return ".\(name)" }
        return "\(type)(\(custom.map { "\($0)" } ?? "").self)"
    }
}
