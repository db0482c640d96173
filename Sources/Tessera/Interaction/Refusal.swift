import TesseraCore

private struct UnseenReasonKey: PlaceEnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// Why the view is not to be seen, if it is not: nobody can touch it, and it is not announced.
    nonisolated var unseenReason: String? {
        get { self[UnseenReasonKey.self] }
        set { self[UnseenReasonKey.self] = newValue }
    }
}

@MainActor
extension Node {
    /// Why this node does not respond, if it does not.
    var refusal: String? {
        let environment = self.environment
        if !environment.isEnabled { return Self.disabled }
        return environment.interactionRefusal ?? environment.unseenReason
    }

    /// Why this node does not respond to fingers, if it does not.
    var touchRefusal: String? { refusal ?? environment.hitTestRefusal }

    /// The refusal of what is taken out of use.
    nonisolated static var disabled: String { "disabled" }
}
