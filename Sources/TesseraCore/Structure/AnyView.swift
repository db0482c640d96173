/// A type-erased view.
///
/// A view of a different type replaces the content and drops its state. A view of the same type
/// updates the content in place. A new content goes directly to the place where it is shown: the
/// bodies of views, modifiers and controls that only pass it on do not run.
nonisolated public struct AnyView: View {
    @usableFromInline var passed: PassedView

    /// Creates a type-erased view.
    @inlinable
    public init<Content: View>(_ view: Content) {
        passed = (view as? AnyView)?.passed ?? TypedPassedView(view)
    }

    /// Creates a type-erased view.
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

/// A label of a control, of any type, for the control's style.
///
/// Each configuration has its own type of label:
///
/// ```swift
/// struct BadgeConfiguration {
///     typealias Label = StyleLabel<BadgeConfiguration>
///     let label: Label
/// }
/// ```
nonisolated public struct StyleLabel<Configuration>: View {
    @usableFromInline var passed: PassedView

    /// Creates the label from a view.
    @inlinable
    public init<Content: View>(_ view: Content) {
        passed =
            (view as? StyleLabel)?.passed ?? (view as? AnyView)?.passed ?? TypedPassedView(view)
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

extension AnyView: PassingView {}
extension StyleLabel: PassingView {}

/// A view that contains a passed view and shows it.
protocol PassingView: GraphComparable, PassedField {
    var passed: PassedView { get set }
}

extension PassingView {
    static func isSame(_ old: Self, _ new: Self) -> Bool {
        old.passed === new.passed || old.passed.isSame(as: new.passed)
    }

    mutating func install(for place: Place) {
        // A view with an owner comes from an outer body, which keeps it up to date.
        guard passed.owner == nil else { return }
        // A box that only this field refers to needs no copy.
        if !isKnownUniquelyReferenced(&passed) { passed = passed.copy() }
        passed.owner = place
    }

    mutating func takeOver(from old: inout Self, for place: Place) {
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
    /// Builds an `if #available`, erasing a type that may be unavailable.
    @inlinable
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
