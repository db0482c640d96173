/// A modifier that lets a finger choose one of the targets in a view.
package protocol SlideResponder: Role {}

/// The part of a view that a finger can choose.
package struct SlideTargetRole: Role {
    /// The position among the targets; `nil` for a view that is no target.
    package let index: Int?

    package init(_ index: Int?) { self.index = index }
}
