/// The screens that a link or a `navigationDestination` modifier leads to.
@Observable
final class DestinationScreens {
    /// Returns the screen for a value, or `nil` for a value of another type.
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
