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
