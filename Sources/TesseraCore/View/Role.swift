/// The part that a view or modifier plays for the toolkit: a tap handler, a row, a text input, a
/// source of speech for accessibility, a box of the layout.
///
/// A role is a protocol that refines this one, or a single conforming type. A view takes on a role
/// by conforming to it. The toolkit looks up the role of a node, which may have a view of any type:
///
/// ```swift
/// protocol FocusStop: Role { var isFocusable: Bool { get } }
/// node.role((any FocusStop).self)?.isFocusable
/// ```
package protocol Role {}

extension Node {
    /// Returns whether the node's view or modifier has a role.
    @inlinable
    @MainActor
    package func has<Wanted>(_ role: Wanted.Type) -> Bool { self.role(role) != nil }
}
