nonisolated extension View {
    /// Sets the screen for values of a type in the enclosing stack.
    ///
    /// The stack shows the screen with its own environment, not with the environment of this view.
    /// Outside a stack, the modifier has no effect.
    public consuming func navigationDestination<Value: Hashable, Content: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }
}

nonisolated private struct NavigationDestinationModifier<Value: Hashable, Destination: View>:
    ViewModifier, HiddenBody
{
    let destination: (Value) -> Destination
    @Environment(\.navigation) var navigation
    @State var owner = DestinationOwner()

    func body(content: Content) -> some View {
        content.modifier(
            ScreenDeclaration(name: "\(Value.self)") { isThere in
                navigation?.setDestination(
                    of: owner,
                    isThere ? { ($0.base as? Value).map { AnyView(destination($0)) } } : nil)
            })
    }
}

/// The identity of the modifier that declares a destination.
private final class DestinationOwner {}

/// Declares a screen to its stack while the modified view is in the tree.
nonisolated struct ScreenDeclaration: PrimitiveModifier {
    /// The name of the screen's value in the printed tree; `nil` for a link's screen.
    var name: String?
    let declare: (_ isThere: Bool) -> Void

    static var observesLifetime: Bool { true }
    static var followsViews: Bool { false }

    func didAppear() { declare(true) }

    func didChange(from old: Self) { declare(true) }

    func didDisappear() { declare(false) }

    var description: ModifierDescription? {
        name.map { ModifierDescription("navigationDestination", "for: \($0)") }
    }
}
