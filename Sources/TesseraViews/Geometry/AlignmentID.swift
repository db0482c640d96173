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
