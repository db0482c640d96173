extension StarPrompt {
    /// Shows the prompt if it is time, or in any case.
    @discardableResult
    func displayRateIfNeeded(forced: Bool = false) -> Decision {
        let refusals =
            useDefaultBehavior ? DefaultCheck.refusals(settings, metrics, at: clock.now()) : []
        guard let grounds = grounds(forced: forced, refusals) else {
            let refusals = settings.isDisabled && refusals.isEmpty ? [.disabled] : refusals
            return Decision(refusals: refusals, shows: false)
        }
        let presentation = present()
        return Decision(
            grounds: grounds, presentation: presentation,
            shows: behavior == .original || presentation != .nowhere)
    }

    private func grounds(forced: Bool, _ refusals: [Refusal]) -> Decision.Grounds? {
        if forced { return .forced }
        if useDefaultBehavior, refusals.isEmpty { return .defaultCheck }
        let asksCustomCheck = behavior == .original || !useDefaultBehavior && !settings.isDisabled
        guard asksCustomCheck, delegate?.needCustomDisplayRateScreen() == true else { return nil }
        return .customCheck
    }

    private func present() -> Decision.Presentation {
        if settings.prefersNativeRating, let nativeRequester {
            nativeRequester()
            confirmDisplay()
            return .native
        }
        guard let presenter = uiDelegate?.presenterController() else { return .nowhere }
        uiDelegate?.didRatingScreenWillAppear()
        confirmDisplay()
        presenter.flow = PromptFlow(of: self, on: presenter)
        return .screens
    }

    private func confirmDisplay() {
        changeMetrics { $0.confirmDisplay(at: clock.now()) }
    }
}
