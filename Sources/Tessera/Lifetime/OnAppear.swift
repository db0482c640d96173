nonisolated extension View {
    /// Performs an action when this view appears in the tree.
    ///
    /// A screen of a ``NavigationStack`` disappears when another screen is pushed over it, and
    /// appears when that screen is popped. If the modifier is applied to several views, as in a
    /// `Group`, the first to appear counts. Without a view, as with an `if` whose condition is
    /// false, the action is not performed.
    ///
    /// - Parameter action: The action, which may write state; `nil` for no action.
    public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(name: "onAppear", appear: action))
    }

    /// Performs an action when this view disappears from the tree.
    ///
    /// If the modifier is applied to several views, as in a `Group`, the last to disappear counts.
    ///
    /// - Parameter action: The action, which may write state; `nil` for no action.
    public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(name: "onDisappear", disappear: action))
    }
}

nonisolated private struct AppearanceModifier: ViewModifier, HiddenBody {
    let name: String
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    @State private var presence = Presence()
    @Environment(\.isScreenCovered) private var isCovered

    init(name: String, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        (self.name, self.appear, self.disappear) = (name, appear, disappear)
    }

    func body(content: Content) -> some View {
        content.modifier(
            LifetimeModifier(
                name: name, appear: appear, disappear: disappear, presence: presence,
                isCovered: isCovered))
    }
}

/// The state of a modifier's views: whether they are in the tree, on a screen that is not covered.
final class Presence {
    var isInTree = false
    private var isShown = false

    /// Performs an action if the views have appeared or disappeared.
    func settle(isCovered: Bool, appear: () -> Void, disappear: () -> Void) {
        guard isShown != (isInTree && !isCovered) else { return }
        isShown.toggle()
        if isShown { appear() } else { disappear() }
    }
}

nonisolated struct LifetimeModifier: PrimitiveModifier {
    /// The name in the printed tree; `nil` if the tree does not print the modifier.
    let name: String?
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    var presence = Presence()
    var isCovered = false

    static var observesLifetime: Bool { true }
    func didAppear() { settle(isInTree: true) }
    func didDisappear() { settle(isInTree: false) }
    func didChange(from old: Self) { settle(isInTree: presence.isInTree) }

    private func settle(isInTree: Bool) {
        presence.isInTree = isInTree
        presence.settle(
            isCovered: isCovered, appear: { appear?() }, disappear: { disappear?() })
    }

    var description: ModifierDescription? { name.map { ModifierDescription($0) } }
}
