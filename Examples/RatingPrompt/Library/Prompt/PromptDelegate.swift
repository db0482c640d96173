import Tessera

/// The steps that a user walks through.
enum RatingStep: String, CaseIterable, Sendable {
    case rating, feedback, storeReview
}

/// Told what the user does. All of it may be left out.
@MainActor
protocol StarPromptDelegate: AnyObject {
    /// Stars were chosen, perhaps not for the last time.
    func didUpdateRating(from context: StarPrompt.Context, to rate: Int)
    /// The rating was handed in.
    func didValidateRating(to rate: Int)
    /// The action of the feedback or of the store step was chosen. To write a mail, or to open the
    /// store, is up to the delegate.
    func didChooseAction(at step: RatingStep)
    func didChooseLater(at step: RatingStep)
    /// The host's own check.
    ///
    /// The original asks it when the default check has failed, and shows the prompt if it agrees,
    /// disabled or not. Mended, it replaces the default check, unless the prompt is disabled.
    func needCustomDisplayRateScreen() -> Bool
}

extension StarPromptDelegate {
    func didUpdateRating(from context: StarPrompt.Context, to rate: Int) {}
    func didValidateRating(to rate: Int) {}
    func didChooseAction(at step: RatingStep) {}
    func didChooseLater(at step: RatingStep) {}
    func needCustomDisplayRateScreen() -> Bool { false }
}

/// Decides where the screens appear, and receives a call when they appear and disappear.
@MainActor
protocol StarPromptUIDelegate: AnyObject {
    /// Where to show the screens; `nil` shows nothing.
    func presenterController() -> PromptPresenter?
    func didRatingScreenWillAppear()
    func didRatingScreenDidAppear()
    func didRatingScreenWillDisappear()
    func didRatingScreenDidDisappear()
}

extension StarPromptUIDelegate {
    func didRatingScreenWillAppear() {}
    func didRatingScreenDidAppear() {}
    func didRatingScreenWillDisappear() {}
    func didRatingScreenDidDisappear() {}
}
