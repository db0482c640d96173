nonisolated extension View {
    /// Sets the screen for values of a type in the enclosing stack.
    ///
    /// The stack shows the screen with its own environment, not with the environment of this view.
    /// Outside a stack, the modifier has no effect.
    public consuming func navigationDestination<Value: Hashable, Content: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
    ) -> some View {
        modifier(NavigationDestinationModifier(screen: destination))
    }
}

nonisolated private struct NavigationDestinationModifier<Value: Hashable, Screen: View>:
    ViewModifier, HiddenBody
{
    let screen: (Value) -> Screen
    @Environment(NavigationModel.self) var navigation: NavigationModel?
    @State var destination = DestinationScreens()

    func body(content: Content) -> some View {
        content.modifier(
            DestinationModifier(
                name: "\(Value.self)", destination: destination, navigation: navigation
            ) { ($0.base as? Value).map { AnyView(screen($0)) } })
    }
}
