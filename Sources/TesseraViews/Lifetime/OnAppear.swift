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
        modifier(AppearanceModifier(name: "onAppear", id: 0, appear: { _ in action?() }))
    }

    /// Performs an action when this view disappears from the tree.
    ///
    /// If the modifier is applied to several views, as in a `Group`, the last to disappear counts.
    ///
    /// - Parameter action: The action, which may write state; `nil` for no action.
    public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(name: "onDisappear", id: 0, disappear: { _ in action?() }))
    }
}

package nonisolated struct AppearanceModifier<ID: Equatable>: ViewModifier, HiddenBody {
    package typealias Action = (Presence) -> Void

    let name: String
    let id: ID
    let appear: Action
    let disappear: Action
    @State private var presence = Presence()
    @Environment(\.refusals) private var refusals
    @Environment(\.hostServices) private var services

    package init(
        name: String, id: ID, appear: @escaping Action = { _ in },
        disappear: @escaping Action = { _ in }
    ) {
        (self.name, self.id, self.appear, self.disappear) = (name, id, appear, disappear)
    }

    package func body(content: Content) -> some View {
        let _ = (presence.services = services)
        content.modifier(
            LifetimeModifier(
                name: name, id: id, appear: appear, disappear: disappear, presence: presence,
                isCovered: refusals.isScreenCovered))
    }
}

/// The state of a modifier's views.
package final class Presence {
    var isInTree = false
    /// Whether the views are in the tree, on a screen that is not covered.
    var isShown = false
    /// The task that the modifier has started last.
    package var task: Task<Void, Never>?
    /// The services of the host; `nil` without a host.
    package var services: HostServices?

    package init() {}
}

package nonisolated struct LifetimeModifier<ID: Equatable>: PrimitiveModifier {
    /// The name in the printed tree; `nil` if the tree does not print the modifier.
    let name: String?
    /// A value whose change counts as a disappearance and an appearance.
    let id: ID
    let appear: AppearanceModifier<ID>.Action
    let disappear: AppearanceModifier<ID>.Action
    let presence: Presence
    let isCovered: Bool

    package init(
        name: String?, id: ID, appear: @escaping AppearanceModifier<ID>.Action,
        disappear: @escaping AppearanceModifier<ID>.Action = { _ in },
        presence: Presence = Presence(), isCovered: Bool = false
    ) {
        (self.name, self.id, self.appear, self.disappear) = (name, id, appear, disappear)
        (self.presence, self.isCovered) = (presence, isCovered)
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
