/// Whether the prompt is shown, why, and how.
struct Decision: Equatable {
    /// What made the prompt be shown.
    enum Grounds: String {
        case forced, defaultCheck = "by the default check", customCheck = "by the custom check"
    }

    /// How it was shown.
    enum Presentation: String {
        case native = "the system's prompt", screens
        /// There was no presenter.
        case nowhere
    }

    var grounds: Grounds?
    var presentation: Presentation?
    /// The refusals of the default check, if it ran.
    var refusals: [Refusal] = []
    /// Whether the prompt is shown. The original also counts a prompt without a presenter.
    var shows: Bool
}

extension Decision: CustomStringConvertible {
    var description: String {
        guard let grounds, let presentation else {
            let reasons = refusals.map(\.description).joined(separator: "; ")
            return reasons.isEmpty ? "not shown" : "not shown: \(reasons)"
        }
        let answer = shows ? "shown" : "not shown"
        return presentation == .nowhere
            ? "\(answer), \(grounds.rawValue), though nobody presents it"
            : "\(answer), \(grounds.rawValue), as \(presentation.rawValue)"
    }
}
