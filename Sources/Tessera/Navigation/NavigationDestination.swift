public import TesseraCore

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
    @Environment(\.navigation) private var navigation
    @State private var owner = DestinationOwner()

    init(destination: @escaping (Value) -> Destination) {
        self.destination = destination
    }

    func body(content: Content) -> some View {
        content.modifier(
            DestinationRegistration(
                navigation: navigation, owner: owner, destination: destination))
    }
}

/// The identity of the modifier that declares a destination.
private final class DestinationOwner {}

nonisolated private struct DestinationRegistration<Value: Hashable, Destination: View>:
    PrimitiveModifier
{
    let navigation: NavigationModel?
    let owner: DestinationOwner
    let destination: (Value) -> Destination

    static var observesLifetime: Bool { true }
    static var followsViews: Bool { false }

    func didAppear() {
        navigation?.setDestination(for: Value.self, by: owner, destination)
    }

    func didChange(from old: Self) { didAppear() }

    func didDisappear() {
        navigation?.removeDestination(by: owner)
    }

    var description: ModifierDescription? {
        ModifierDescription("navigationDestination", "for: \(Value.self)")
    }
}
