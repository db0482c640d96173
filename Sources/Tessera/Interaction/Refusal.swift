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
    var refusal: String? { refusal(in: environment) }

    /// The reason why this node cannot be seen; `nil` if it can.
    var unseenReason: String? { unseenReason(in: environment) }

    /// The reason why this node refuses touches; `nil` if it responds.
    var touchRefusal: String? {
        let environment = environment
        return refusal(in: environment) ?? environment.hitTestRefusal
    }

    private func refusal(in environment: EnvironmentValues) -> String? {
        guard environment.isEnabled else { return Self.disabled }
        return environment.interactionRefusal ?? unseenReason(in: environment)
    }

    private func unseenReason(in environment: EnvironmentValues) -> String? {
        isWithheld ? "another view is shown in its place" : environment.unseenReason
    }

    /// The reason of a disabled view.
    nonisolated static var disabled: String { "disabled" }
}
