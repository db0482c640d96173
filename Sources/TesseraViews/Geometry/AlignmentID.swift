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

/// The name of a guide with a fixed position.
package enum StandardGuide: String {
    case leading, center, trailing, top, bottom
    case listRowSeparatorLeading, listRowSeparatorTrailing
    case firstTextBaseline, lastTextBaseline
}

/// A guide on one of the axes, for the engine.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let axis: Axis
    private let standard: StandardGuide?
    // A type has no state, so the layout can call it regardless of its isolation.
    private let custom: (any AlignmentID.Type)?
    /// The position of the guide as a fraction of a view's length; not a number for a custom guide.
    package let fraction: Double
    package let merge: GuideMerge

    init(
        _ guide: StandardGuide, _ axis: Axis, at fraction: Double, merging merge: GuideMerge = .none
    ) {
        (self.axis, standard, custom) = (axis, guide, nil)
        (self.fraction, self.merge) = (fraction, merge)
    }

    init(_ id: any AlignmentID.Type, _ axis: Axis) {
        (self.axis, standard, custom) = (axis, nil, id)
        (fraction, merge) = (.nan, .mean)
    }

    /// Returns the position of the guide if it is not set explicitly.
    package func defaultValue(in context: ViewDimensions) -> CGFloat {
        custom?.defaultValue(in: context)
            ?? fraction * (axis == .horizontal ? context.width : context.height)
    }

    private var id: ObjectIdentifier? { custom.map { ObjectIdentifier($0) } }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.axis == right.axis && left.standard == right.standard && left.id == right.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(standard)
        hasher.combine(id)
    }

    /// Returns the name of a standard guide with a dot, or the initializer of a custom guide.
    func description(in type: String) -> String {
        if let standard { return ".\(standard.rawValue)" }
        return "\(type)(\(custom.map { "\($0)" } ?? "").self)"
    }
}
