public import Tessera

/// A mistake that people make, made with each design, and what becomes of it.
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
/// Each slip is a correct program with one thing wrong. The best that can become of it is that the
/// compiler refuses it, and the worst that it runs, does the wrong thing, and nothing is said.
public struct Mistake: Sendable {
    /// The name of the mistake, as it heads a row.
    public let name: String
    /// The mistake in a sentence.
    public let sentence: String
    /// The mistake made with the designs.
    public let slips: [Slip]
    let check: @MainActor @Sendable (Inspection) -> Void

    /// Makes a mistake.
    ///
    /// - Parameters:
    ///   - name: The name as it heads a row, without spaces.
    ///   - sentence: The mistake in a sentence.
    ///   - slips: The mistake made with the designs.
    ///   - check: What the correct program does; a slip that runs and passes it is harmless.
    public init(
        _ name: String, _ sentence: String, _ slips: [Slip],
        check: @escaping @MainActor @Sendable (Inspection) -> Void
    ) {
        self.name = name
        self.sentence = sentence
        self.slips = slips
        self.check = check
    }

    /// Returns what becomes of the mistake with a design; `nil` where it has not been made.
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

/// A mistake made with one design.
public struct Slip: Sendable {
    enum Kind: Sendable {
        case refused(code: String, message: String)
        case impossible(String)
        case runs(@MainActor @Sendable () -> AnyView)
    }

    /// The design.
    public let design: Design
    let kind: Kind

    /// Makes a slip that is compiled and run.
    public init<Screen: View>(
        _ design: Design, _ screen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.design = design
        kind = .runs { AnyView(screen()) }
    }

    /// Makes a slip that the compiler refuses, with the first message that it gives.
    ///
    /// Whether it does is for a test to see: see ``refusal``.
    public init(_ design: Design, _ code: String, refusedWith message: String) {
        self.design = design
        kind = .refused(code: code, message: message)
    }

    /// Says why the mistake cannot be made with a design.
    public init(_ design: Design, impossibleSince reason: String) {
        self.design = design
        kind = .impossible(reason)
    }

    /// The code that the compiler refuses, and its message; `nil` for a slip that compiles.
    public var refusal: (code: String, message: String)? {
        guard case .refused(let code, let message) = kind else { return nil }
        return (code, message)
    }
}

/// The outcome of a mistake.
enum Fate: String, Codable {
    /// The trial says that the compiler refuses it; a test can compile it.
    case claimed
    case reported
    case harmless
    case silent
    case stopped
    case impossible = "–"
}
