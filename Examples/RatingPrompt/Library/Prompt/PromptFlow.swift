import Observation

/// Where the screens are shown, when they are: `content.promptScreens(presenter)`.
@MainActor @Observable
final class PromptPresenter {
    var flow: PromptFlow?
}

/// A user on the way through the steps.
@MainActor @Observable
final class PromptFlow {
    private(set) var step = RatingStep.rating
    /// The stars chosen so far, from 1; 0 for none.
    private(set) var stars = 0
    @ObservationIgnored let prompt: StarPrompt
    @ObservationIgnored private weak var presenter: PromptPresenter?

    init(of prompt: StarPrompt, on presenter: PromptPresenter) {
        self.prompt = prompt
        self.presenter = presenter
    }

    /// Chooses stars: at least one, as there is no way to take a rating back.
    func select(_ stars: Int) {
        guard step == .rating else { return }
        self.stars = max(1, stars)
        prompt.delegate?.didUpdateRating(from: prompt.context, to: self.stars)
        if !prompt.validateRatingButtonEnable { validate() }
    }

    /// Hands the rating in, which is an answer: the default check will not ask again.
    func validate() {
        guard step == .rating, stars > 0 else { return }
        prompt.changeMetrics { $0.userAlreadyRespondsToAction = true }
        prompt.delegate?.didValidateRating(to: stars)
        step = stars < prompt.settings.positiveStarsLimit ? .feedback : .storeReview
    }

    /// Chooses what the feedback or the store step is for.
    func chooseAction() {
        guard step != .rating else { return validate() }
        prompt.changeMetrics { $0.userAlreadyRespondsToAction = true }
        dismiss()
        prompt.delegate?.didChooseAction(at: step)
    }

    /// Puts it off. Before the rating is handed in, the prompt may ask again.
    func chooseLater() {
        dismiss()
        prompt.delegate?.didChooseLater(at: step)
    }

    private func dismiss() {
        prompt.uiDelegate?.didRatingScreenWillDisappear()
        presenter?.flow = nil
    }
}
