import TesseraCore

private struct UnseenReasonKey: PlaceEnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The reason why the view cannot be seen, and so is neither touched nor announced; `nil` if it can.
    package nonisolated var unseenReason: String? {
        get { self[UnseenReasonKey.self] }
        set { self[UnseenReasonKey.self] = newValue }
    }
}

@MainActor
extension Node {
    /// The reason why this node refuses interactions; `nil` if it responds.
    var refusal: String? {
        let environment = self.environment
        if !environment.isEnabled { return Self.disabled }
        return environment.interactionRefusal ?? unseenReason
    }

    /// The reason why this node cannot be seen; `nil` if it can.
    var unseenReason: String? {
        isWithheld ? "another view is shown in its place" : environment.unseenReason
    }

    /// The reason why this node refuses touches; `nil` if it responds.
    var touchRefusal: String? { refusal ?? environment.hitTestRefusal }

    /// The reason of a disabled view.
    nonisolated static var disabled: String { "disabled" }
}
