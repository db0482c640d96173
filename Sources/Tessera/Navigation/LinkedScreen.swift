import Observation
import TesseraCore

/// The screen of a link that has a view for it, and no value.
@Observable
final class LinkedScreen {
    /// The screen, as the link has it now; `nil` before the link has appeared.
    var content: AnyView?
}

extension LinkedScreen: Hashable {
    static func == (left: LinkedScreen, right: LinkedScreen) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Keeps a link's screen up to date with the view that the link has for it.
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
