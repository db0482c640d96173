import Foundation
import Tessera

/// What a step says and does: all that a screen for it needs.
@MainActor
struct StepContent {
    let flow: PromptFlow
    let step: RatingStep
    let locale: Locale

    var title: String { words(.mainTitle, .dislikeMainTitle, .likeMainTitle) }
    var text: String { words(.mainText, .dislikeMainText, .likeMainText) }
    var action: String { words(.mainActionButton, .dislikeActionButton, .likeActionButton) }
    /// The rating step has no key for this text. It shares the store step's key.
    var later: String { words(.likeExitButton, .dislikeExitButton, .likeExitButton) }

    var look: GraphicContext { flow.prompt.graphicContext }
    /// The stars chosen so far. A write is a choice of the user.
    var rating: Binding<Int> { Binding(get: { flow.stars }, set: { flow.select($0) }) }
    var hasValidateButton: Bool { flow.prompt.validateRatingButtonEnable }

    func act() { flow.chooseAction() }
    func putOff() { flow.chooseLater() }

    private func words(
        _ rating: ConfigurationKey, _ feedback: ConfigurationKey, _ store: ConfigurationKey
    ) -> String {
        let key =
            switch step {
            case .rating: rating
            case .feedback: feedback
            case .storeReview: store
            }
        return flow.prompt.words(key, in: locale)
    }
}

/// Screens in place of the library's own, by step.
@MainActor
struct StepScreens {
    private var screens: [RatingStep: (StepContent) -> AnyView] = [:]

    /// Shows another screen at a step. It decides which parts of the content it has.
    mutating func override<Screen: View>(
        _ step: RatingStep, with screen: @escaping (StepContent) -> Screen
    ) {
        screens[step] = { AnyView(screen($0)) }
    }

    func screen(for content: StepContent) -> AnyView? { screens[content.step]?(content) }
}
