public import Foundation

/// A type that names a guide, a line of a view by which views are lined up, and says where it is
/// in a view that does not say so itself.
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
    /// Returns the guide's distance from the leading or top edge of a view of some dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The way in which a container makes one guide of the explicit ones of its children.
enum GuideMerge {
    /// The guide never leaves a container.
    case none
    case mean, least, greatest
}

/// A guide of which the engine knows where it is without asking, and what it is called.
protocol StandardAlignmentID: AlignmentID {
    static var name: String { get }
    /// The place of the guide, as a fraction of the view's length.
    static var fraction: Double { get }
    static var axis: Axis { get }
    static var merge: GuideMerge { get }
}

extension StandardAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        fraction * (axis == .horizontal ? context.width : context.height)
    }

    static var merge: GuideMerge { .none }
}

/// A guide across or down, as the engine uses it.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    // A type has no state: whatever its conformance is isolated to, it is asked during layout.
    let id: any AlignmentID.Type
    let axis: Axis
    /// The place of the guide as a fraction of a view's length; not a number where `id` computes
    /// it.
    let fraction: Double
    let merge: GuideMerge

    init(_ id: any AlignmentID.Type, _ axis: Axis) {
        let standard = id as? any StandardAlignmentID.Type
        self.id = id
        self.axis = axis
        fraction = standard?.fraction ?? .nan
        merge = standard?.merge ?? .mean
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.axis == right.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// The name of a standard guide with a dot, or the call that makes one of a custom type.
    func description(in type: String) -> String {
        (id as? any StandardAlignmentID.Type).map { ".\($0.name)" } ?? "\(type)(\(id).self)"
    }
}
