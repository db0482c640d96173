public import Tessera

/// A common mistake, made with each design, and its consequence.
///
/// ```swift
/// Mistake(
///     "wrong-level", "A style is set where there is no stepper.",
///     [
///         Slip(.style) { Screen() },
///         Slip(.closure, impossibleSince: "A closure stands at its stepper."),
///     ]
/// ) { screen in
///     screen.require("the steppers are round", screen.texts.contains("○"))
/// }
/// ```
///
/// Each slip is a correct program with a single error. At best the compiler rejects it. At worst it
/// runs, does the wrong thing, and reports nothing.
public struct Mistake: Sendable {
    /// The name of the mistake, for the head of a row.
    public let name: String
    /// The mistake in a sentence.
    public let sentence: String
    /// The mistake as made with each design.
    public let slips: [Slip]
    let check: @MainActor @Sendable (Inspection) -> Void

    /// Creates a mistake.
    ///
    /// - Parameters:
    ///   - name: The name for the head of a row, without spaces.
    ///   - sentence: The mistake in a sentence.
    ///   - slips: The mistake as made with each design.
    ///   - check: The check of the correct program. A slip that passes it is harmless.
    public init(
        _ name: String, _ sentence: String, _ slips: [Slip],
        check: @escaping @MainActor @Sendable (Inspection) -> Void
    ) {
        self.name = name
        self.sentence = sentence
        self.slips = slips
        self.check = check
    }

    /// Returns the consequence of the mistake with a design; `nil` if it was not tried.
    @MainActor
    func fate(with design: Design) -> Fate? {
        guard let slip = slips.first(where: { $0.design.name == design.name }) else { return nil }
        switch slip.kind {
        case .refused: return .claimed
        case .impossible: return .impossible
        case .runs(let screen):
            let inspection = Inspection(screen())
            check(inspection)
            if !inspection.issues.isEmpty { return .reported }
            return inspection.requirements.allSatisfy(\.isMet) ? .harmless : .silent
        }
    }
}

/// A mistake as made with one design.
public struct Slip: Sendable {
    enum Kind: Sendable {
        case refused(code: String, message: String)
        case impossible(String)
        case runs(@MainActor @Sendable () -> AnyView)
    }

    /// The design.
    public let design: Design
    let kind: Kind

    /// Creates a slip that compiles and runs.
    public init<Screen: View>(
        _ design: Design, _ screen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.design = design
        kind = .runs { AnyView(screen()) }
    }

    /// Creates a slip that the compiler rejects, with the compiler's first message.
    ///
    /// A test can verify the message. See ``refusal``.
    public init(_ design: Design, _ code: String, refusedWith message: String) {
        self.design = design
        kind = .refused(code: code, message: message)
    }

    /// Creates a record that the mistake is impossible with a design.
    public init(_ design: Design, impossibleSince reason: String) {
        self.design = design
        kind = .impossible(reason)
    }

    /// The rejected code and the compiler's message; `nil` for a slip that compiles.
    public var refusal: (code: String, message: String)? {
        guard case .refused(let code, let message) = kind else { return nil }
        return (code, message)
    }
}

/// The consequence of a mistake.
enum Fate: String, Codable {
    /// The evaluation states that the compiler rejects the slip. A test can verify it.
    case claimed
    case reported
    case harmless
    case silent
    case stopped
    case impossible = "–"
}
