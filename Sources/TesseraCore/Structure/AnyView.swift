/// A view whose type is not known to the compiler.
///
/// Wrapping another type of view than before replaces the content and drops its state; wrapping
/// the same type updates it in place. A view, a modifier or a control's configuration that holds one
/// and is otherwise the same is not drawn anew for another content: that goes to the place where it
/// is shown.
nonisolated public struct AnyView: View {
    @usableFromInline var passed: PassedView

    /// Hides the type of a view.
    @inlinable
    public init<Content: View>(_ view: Content) {
        // Known where this is inlined, as a rule, and found out in no time.
        passed = (view as? AnyView)?.passed ?? TypedPassedView(view)
    }

    /// Hides the type of a view.
    @inlinable
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        PassedViewNode(view.passed, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: PassedViewNode<Self>.self).accept(view.passed)
    }
}

extension AnyView: GraphComparable {
    static func isSame(_ old: AnyView, _ new: AnyView) -> Bool {
        old.passed === new.passed || old.passed.isSame(as: new.passed)
    }
}

extension AnyView: PassedField {
    mutating func install(for place: Place) {
        // One that has an owner comes from further out, and is kept up to date there.
        guard passed.owner == nil else { return }
        // What the field alone refers to needs no copy, as is usual.
        if !isKnownUniquelyReferenced(&passed) { passed = passed.copy() }
        passed.owner = place
    }

    mutating func takeOver(from old: inout AnyView, for place: Place) {
        guard passed.owner == nil else { return }
        let isOnlyHere = isKnownUniquelyReferenced(&passed)
        if old.passed.takeOver(passed, emptying: isOnlyHere, for: place) {
            passed = old.passed
        } else {
            old.uninstall(for: place)
            install(for: place)
        }
    }

    func uninstall(for place: Place) {
        if passed.owner === place { passed.owner = nil }
    }
}

extension ViewBuilder {
    /// Builds an `if #available`, hiding a type that may not be there.
    @inlinable
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
