extension Node {
    /// Whether another screen is presented in front of the screen of this node.
    @MainActor
    package var isCovered: Bool { environment.coverReason != nil }
}

private struct PresentedScreenKey: PlaceEnvironmentKey {
    static var defaultValue: PresentedScreen? { nil }
}

private struct WindowPresentationsKey: PlaceEnvironmentKey {
    static var defaultValue: Presentations? { nil }
}

extension EnvironmentValues {
    /// The screens presented in front of the views of the window; `nil` without a host.
    package var presentations: Presentations? {
        get { self[WindowPresentationsKey.self] ?? hostServices?.presentations }
        set { self[WindowPresentationsKey.self] = newValue }
    }

    /// The reason why the view is covered; `nil` if no screen is in front.
    var coverReason: String? {
        guard let top = presentations?.top, top !== presentedScreen
        else { return nil }
        return "covered by \(top.kind.words)"
    }

    /// The presented screen that contains the view; `nil` on the root screen.
    package var presentedScreen: PresentedScreen? {
        get { self[PresentedScreenKey.self] }
        set { self[PresentedScreenKey.self] = newValue }
    }
}
