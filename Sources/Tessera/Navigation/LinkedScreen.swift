import Observation
import TesseraCore

/// The screen of a link that has a destination view instead of a value.
@Observable
final class LinkedScreen {
    /// The current content of the screen; `nil` before the link has appeared.
    var content: AnyView?
}

extension LinkedScreen: Hashable {
    static func == (left: LinkedScreen, right: LinkedScreen) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Updates a link's screen when the link's destination changes.
nonisolated struct LinkedScreenUpdate<Content: View>: PrimitiveModifier {
    let screen: LinkedScreen
    let content: Content?

    static var observesLifetime: Bool { true }

    func didAppear() {
        if let content { screen.content = AnyView(content) }
    }

    func didChange(from old: Self) { didAppear() }

    var description: ModifierDescription? { nil }
}
