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
    @Owned var destination = DestinationScreens()

    func body(content: Content) -> some View {
        content.modifier(
            DestinationModifier(
                name: "\(Value.self)", destination: destination, navigation: navigation
            ) { [screen] in ($0.base as? Value).map { AnyView(screen($0)) } })
    }
}

/// The screens that a link or a `navigationDestination` modifier leads to.
@Observable
final class DestinationScreens {
    /// Returns the screen for a value, or `nil` for a value of another type. The closure must not
    /// capture the view that owns this object, which would never be freed.
    var screen: (AnyHashable) -> AnyView? = { _ in nil }
}

extension DestinationScreens: Hashable {
    static func == (left: DestinationScreens, right: DestinationScreens) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Sets the screens of a destination while the modified view is in the tree.
nonisolated struct DestinationModifier: PrimitiveModifier {
    /// The name of the values' type in the printed tree; `nil` for a link.
    var name: String?
    let destination: DestinationScreens
    /// The stack that looks up the destination; `nil` for a link, which pushes its own.
    var navigation: NavigationModel?
    let screen: (AnyHashable) -> AnyView?

    static var observesLifetime: Bool { true }
    static var followsViews: Bool { false }

    func didAppear() {
        destination.screen = screen
        navigation?.add(destination)
    }

    func didChange(from old: Self) { didAppear() }

    func didDisappear() { navigation?.remove(destination) }

    var description: ModifierDescription? {
        name.map { ModifierDescription("navigationDestination", "for: \($0)") }
    }
}
