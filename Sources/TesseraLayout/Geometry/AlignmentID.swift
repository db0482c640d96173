public import Foundation

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
enum GuideMerge {
    /// The guide never leaves a container.
    case none
    case mean, least, greatest
}

/// A standard guide, with a name and a fixed position.
protocol StandardAlignmentID: AlignmentID {
    static var name: String { get }
    /// The position of the guide as a fraction of the view's length.
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

/// A guide on one of the axes, for the engine.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    // A type has no state, so the layout can call it regardless of its isolation.
    let id: any AlignmentID.Type
    let axis: Axis
    /// The position of the guide as a fraction of a view's length; not a number if `id` computes
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

    /// Returns the name of a standard guide with a dot, or the initializer of a custom guide.
    func description(in type: String) -> String {
        (id as? any StandardAlignmentID.Type).map { ".\($0.name)" } ?? "\(type)(\(id).self)"
    }
}
