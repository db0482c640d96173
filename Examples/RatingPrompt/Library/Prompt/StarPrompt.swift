import Foundation

/// Asks for a rating at the right moment.
///
/// ```swift
/// let prompt = StarPrompt(store: FileStore(file))
/// prompt.updateConfig(fromJSON: data)
/// prompt.incrementSession()
/// prompt.displayRateIfNeeded()
/// ```
///
/// Two prompts share nothing but the store that both are given.
@MainActor
final class StarPrompt {
    let behavior: Behavior
    let clock: PromptClock
    private let store: any PromptStore
    private var record: PromptRecord

    /// Whether the rating is handed in with a button; otherwise choosing stars hands it in.
    var validateRatingButtonEnable = true
    /// Whether the default check runs.
    var useDefaultBehavior = true
    /// Whether a day counts as one session, and a long pause starts the count again.
    var useSessionSpaceChecking = true
    /// Whether words come from tables rather than from the configuration.
    var localLocalizableStringsEnabled = false
    /// Whether the prompt shows five faces.
    var customImageMode = false

    weak var delegate: (any StarPromptDelegate)?
    weak var uiDelegate: (any StarPromptUIDelegate)?
    /// Shows the system's own prompt; `nil` where the system has none.
    var nativeRequester: (() -> Void)?
    /// The host's words: a text for a key such as `starskit.mainTitle`, or `nil`.
    var hostStrings: (_ key: String, _ locale: Locale) -> String? = { _, _ in nil }
    var graphicContext: GraphicContext
    var screens = StepScreens()
    /// Told what went wrong with the store. Nothing else is lost by it.
    var onStoreFailure: (any Error) -> Void

    init(
        behavior: Behavior = .mended, store: any PromptStore, clock: PromptClock = .system,
        onStoreFailure: @escaping (any Error) -> Void = { error in
            FileHandle.standardError.write(Data("rating prompt: \(error)\n".utf8))
        }
    ) {
        self.behavior = behavior
        self.store = store
        self.clock = clock
        self.onStoreFailure = onStoreFailure
        graphicContext = behavior == .original ? .original : GraphicContext()
        record = PromptRecord()
        do {
            record = try store.load() ?? PromptRecord()
        } catch {
            onStoreFailure(error)
        }
    }

    var metrics: Metrics { record.metrics }
    var configuration: PromptConfiguration { record.configuration }
    var settings: Settings { Settings(configuration, behavior) }
    /// Where to send feedback, if the configuration says so.
    var feedbackMail: FeedbackMail? { FeedbackMail(configuration) }

    /// Changes the counters, and stores them.
    func changeMetrics(_ change: (inout Metrics) -> Void) {
        var changed = record
        change(&changed.metrics)
        keep(changed)
    }

    private func keep(_ changed: PromptRecord) {
        guard changed != record else { return }
        record = changed
        do {
            try store.save(changed)
        } catch {
            onStoreFailure(error)
        }
    }
}

// MARK: - Configuration

extension StarPrompt {
    /// Adds to the configuration, and returns the problems of the addition.
    @discardableResult
    func updateConfig(from dictionary: [String: Any?]) -> [ConfigurationProblem] {
        changeConfiguration { $0.update(from: dictionary) }
    }

    /// Adds to the configuration, and returns the problems of the addition.
    @discardableResult
    func updateConfig(fromJSON data: Data) -> [ConfigurationProblem] {
        changeConfiguration { $0.update(fromJSON: data) }
    }

    /// Adds to the configuration, and returns the problems of the addition.
    @discardableResult
    func updateConfig(fromFile file: URL) -> [ConfigurationProblem] {
        changeConfiguration { $0.update(fromFile: file) }
    }

    func resetConfig() {
        changeConfiguration { $0.reset(behavior) }
    }

    private func changeConfiguration<Result>(_ change: (inout PromptConfiguration) -> Result)
        -> Result
    {
        var changed = record
        let result = change(&changed.configuration)
        keep(changed)
        return result
    }
}
