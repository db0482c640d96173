public import TesseraCore

nonisolated extension View {
    /// Sets the screen to which a link to a value of a type leads, in the stack that this view is
    /// in.
    ///
    /// The screen is shown by the stack, and sees the stack's environment, not this view's. Outside
    /// a stack this has no effect.
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

/// Stands for the modifier that declares a destination.
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
