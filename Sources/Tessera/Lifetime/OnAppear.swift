nonisolated extension View {
    /// Performs an action when this view has come into the tree.
    ///
    /// Of several views, as in a `Group`, it is the first to come that counts. As long as there is
    /// none, as with an `if` that is not fulfilled, the action is not performed.
    public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifetimeModifier(name: "onAppear", appear: action))
    }

    /// Performs an action when this view has left the tree.
    ///
    /// Of several views, as in a `Group`, it is the last to go that counts.
    public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifetimeModifier(name: "onDisappear", disappear: action))
    }
}

nonisolated struct LifetimeModifier: PrimitiveModifier {
    /// What the printed tree calls the modifier, if it shows it.
    let name: String?
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static var observesLifetime: Bool { true }
    func didAppear() { appear?() }
    func didDisappear() { disappear?() }

    var description: ModifierDescription? { name.map { ModifierDescription($0) } }
}
