extension Node {
    /// Whether another screen is presented in front of the screen of this node.
    @MainActor
    package var isCovered: Bool { environment.coverReason != nil }
}

private struct PresentedScreenKey: PlaceEnvironmentKey {
    static var defaultValue: PresentedScreen? { nil }
}

extension EnvironmentValues {
    /// The reason why the view is covered; `nil` if no screen is in front.
    var coverReason: String? {
        guard let top = hostServices?.presentations.top, top !== presentedScreen
        else { return nil }
        return "covered by \(top.kind.words)"
    }

    /// The presented screen that contains the view; `nil` on the root screen.
    package var presentedScreen: PresentedScreen? {
        get { self[PresentedScreenKey.self] }
        set { self[PresentedScreenKey.self] = newValue }
    }
}
