nonisolated extension View {
    /// Performs an action when this view has appeared in the tree.
    ///
    /// A screen of a ``NavigationStack`` disappears when another is pushed on it, and appears when that is
    /// popped. Of several views, as in a `Group`, the first to appear counts. As long as there is none, as with
    /// an `if` whose condition is false, the action is not performed.
    ///
    /// - Parameter action: The action; it may write state. `nil` for none.
    public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(name: "onAppear", appear: action))
    }

    /// Performs an action when this view has disappeared from the tree.
    ///
    /// Of several views, as in a `Group`, the last to disappear counts.
    ///
    /// - Parameter action: The action; it may write state. `nil` for none.
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

/// Whether a modifier's views are in the tree, and on no covered screen.
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
    /// The modifier's name in the printed tree; `nil` if that does not show it.
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
