import TesseraPrograms
import Foundation
import Tessera

/// An app that asks to be rated.
@MainActor
final class PhotosApp: StarPromptDelegate, StarPromptUIDelegate {
    let days: Days
    let prompt: StarPrompt
    let host: ViewHost<PhotosScreen>
    private let presenter = PromptPresenter()
    /// Whether there is a place for the screens.
    var presents = true
    /// The app's own check, if it has one.
    var ownCheck: (() -> Bool)?
    private var told: [String] = []

    init(
        behavior: Behavior = .mended, configured: Bool = true,
        store: any PromptStore = MemoryStore(), days: Days = Days(), locale: String = "en_US"
    ) {
        self.days = days
        prompt = StarPrompt(behavior: behavior, store: store, clock: days.clock)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        host = ViewHost(rootView: PhotosScreen(presenter: presenter), environment: environment)
        prompt.delegate = self
        prompt.uiDelegate = self
        if configured { prompt.updateConfig(fromJSON: SampleConfiguration.data) }
    }

    /// The calls that the app received since the last query.
    func takeTold() -> [String] {
        host.update()
        defer { told = [] }
        return told
    }

    // region: delegate
    func didUpdateRating(from context: StarPrompt.Context, to rate: Int) {
        told.append("did update rating to \(rate), in session \(context.nbSessions)")
    }

    func didValidateRating(to rate: Int) {
        told.append("did validate rating to \(rate)")
    }

    func didChooseAction(at step: RatingStep) {
        told.append("did choose action at \(step)")
        if step == .feedback, let mail = prompt.feedbackMail {
            told.append("the app writes to \(mail.address): \(mail.subject). \(mail.header)")
        }
    }

    func didChooseLater(at step: RatingStep) {
        told.append("did choose later at \(step)")
    }

    func needCustomDisplayRateScreen() -> Bool {
        guard let ownCheck else { return false }
        told.append("asked for its own check")
        return ownCheck()
    }
    // endregion

    func presenterController() -> PromptPresenter? { presents ? presenter : nil }
    func didRatingScreenWillAppear() { told.append("screen will appear") }
    func didRatingScreenDidAppear() { told.append("screen did appear") }
    func didRatingScreenWillDisappear() { told.append("screen will disappear") }
    func didRatingScreenDidDisappear() { told.append("screen did disappear") }
}

// region: app
struct PhotosScreen: View {
    let presenter: PromptPresenter

    var body: some View {
        Text("Photos")
            .promptScreens(presenter)
    }
}
// endregion
