nonisolated extension View {
    /// Performs an action when this view appears in the tree.
    ///
    /// A screen of a `NavigationStack` disappears when another screen is pushed over it, and
    /// appears when that screen is popped. If the modifier is applied to several views, as in a
    /// `Group`, the first to appear counts. Without a view, as with an `if` whose condition is
    /// false, the action is not performed. An outer view appears before the views inside.
    ///
    /// - Parameter action: The action, which may write state; `nil` for no action.
    public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        let lifetime = LifetimeModifier(name: "onAppear", id: 0, appear: { _ in action?() })
        return modifier(AppearanceModifier(lifetime: lifetime))
    }

    /// Performs an action when this view disappears from the tree.
    ///
    /// If the modifier is applied to several views, as in a `Group`, the last to disappear counts.
    ///
    /// - Parameter action: The action, which may write state; `nil` for no action.
    public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        let lifetime = LifetimeModifier(name: "onDisappear", id: 0, disappear: { _ in action?() })
        return modifier(AppearanceModifier(lifetime: lifetime))
    }
}

/// The modifier of `onAppear` and `onDisappear`. It has a body: bodies run from the top down, so that
/// an outer view's action is performed before those of the views inside.
nonisolated struct AppearanceModifier<ID: Equatable>: ViewModifier, HiddenBody {
    let lifetime: LifetimeModifier<ID>
    @Owned var presence = Presence()
    @Environment(\.refusals) var refusals
    @Environment(\.hostServices) var services

    func body(content: Content) -> some View {
        var lifetime = lifetime
        presence.services = services
        (lifetime.presence, lifetime.isCovered) = (presence, refusals.isScreenCovered)
        return content.modifier(lifetime)
    }
}

/// The state of a modifier's views.
package final class Presence {
    var isInTree = false
    /// Whether the views are in the tree, on a screen that is not covered.
    var isShown = false
    /// The task that the modifier has started last.
    var task: Task<Void, Never>?
    /// The services of the host; `nil` without a host.
    var services: HostServices?

    package init() {}
}

package nonisolated struct LifetimeModifier<ID: Equatable>: PrimitiveModifier {
    /// The name in the printed tree; `nil` if the tree does not print the modifier.
    let name: String?
    /// A value whose change counts as a disappearance and an appearance.
    let id: ID
    let appear: (Presence) -> Void
    let disappear: (Presence) -> Void
    fileprivate(set) var presence: Presence
    fileprivate(set) var isCovered = false

    package init(
        name: String?, id: ID, appear: @escaping (Presence) -> Void = { _ in },
        disappear: @escaping (Presence) -> Void = { _ in }, presence: Presence = Presence()
    ) {
        (self.name, self.id, self.appear, self.disappear) = (name, id, appear, disappear)
        self.presence = presence
    }

    package static var observesLifetime: Bool { true }

    package func didAppear() { settle(isInTree: true) }

    package func didChange(from old: Self) {
        let wasShown = presence.isShown
        settle(isInTree: presence.isInTree)
        guard old.id != id, wasShown, presence.isShown else { return }
        disappear(presence)
        appear(presence)
    }

    package func didDisappear() { settle(isInTree: false) }

    private func settle(isInTree: Bool) {
        presence.isInTree = isInTree
        guard presence.isShown != (isInTree && !isCovered) else { return }
        presence.isShown.toggle()
        if presence.isShown { appear(presence) } else { disappear(presence) }
    }

    package var description: ModifierDescription? { name.map { ModifierDescription($0) } }
}
