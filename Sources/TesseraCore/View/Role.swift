/// The use of a view or a modifier for the toolkit, beside its place in the tree: something to tap, a
/// row, a text input, a speaker for accessibility, a box of the layout.
///
/// A role is a protocol that refines this one, or a type that conforms to it where there is only
/// one. A view takes it on by a conformance. Whoever needs it asks a node, which may keep a view of
/// any type:
///
/// ```swift
/// protocol TapHandler: Role { func tapAction(count: Int) -> (() -> Void)? }
/// node.role((any TapHandler).self)?.tapAction(count: 1)
/// ```
package protocol Role {}

extension Node {
    /// Returns true if the view or the modifier that this node keeps has a role.
    @inlinable
    @MainActor
    package func has<Wanted>(_ role: Wanted.Type) -> Bool { self.role(role) != nil }
}
