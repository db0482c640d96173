nonisolated extension View {
    /// Performs an action when this view has appeared in the tree.
    ///
    /// Of several views, as in a `Group`, the first to appear counts. As long as there is none, as with
    /// an `if` whose condition is false, the action is not performed.
    ///
    /// - Parameter action: The action; it may write state. `nil` for none.
    public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifetimeModifier(name: "onAppear", appear: action))
    }

    /// Performs an action when this view has disappeared from the tree.
    ///
    /// Of several views, as in a `Group`, the last to disappear counts.
    ///
    /// - Parameter action: The action; it may write state. `nil` for none.
    public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifetimeModifier(name: "onDisappear", disappear: action))
    }
}

nonisolated struct LifetimeModifier: PrimitiveModifier {
    /// The modifier's name in the printed tree; `nil` if that does not show it.
    let name: String?
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static var observesLifetime: Bool { true }
    func didAppear() { appear?() }
    func didDisappear() { disappear?() }

    var description: ModifierDescription? { name.map { ModifierDescription($0) } }
}
