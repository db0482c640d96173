public import Tessera

/// A task that each design is given, with what must be true when it is done.
///
/// ```swift
/// extension Probe {
///     static let basic = Probe(
///         "basic", "Show a quantity, and let it be changed.", fact: .basics,
///         [.basicStyle, .basicClosure],
///         impostors: [Impostor("a picture of it") { Text("1") }]
///     ) { screen in
///         screen.require("the quantity is shown", screen.texts == ["1", "-", "+"])
///         screen.tap(.text("+"))
///         screen.require("a tap on + adds one", screen.texts == ["2", "-", "+"])
///     }
/// }
/// ```
///
/// The check knows nothing of designs. It reads what an attempt shows, announces and does, never
/// how it is written.
public struct Probe: Sendable {
    /// The name of the probe, as it heads a row.
    public let name: String
    /// The task, as one would be asked to do it.
    public let task: String
    /// The fact that the probe tests.
    public let fact: Fact
    /// The attempts: any number for each design, the best first.
    public let attempts: [Attempt]
    /// Screens that look as if they did the task, and must fail the check.
    public let impostors: [Impostor]
    /// The changes under which an attempt is checked again.
    public let variations: [Variation]
    let check: @MainActor @Sendable (Inspection) -> Void

    /// Makes a probe.
    ///
    /// - Parameters:
    ///   - name: The name as it heads a row, without spaces.
    ///   - task: The task, as a sentence.
    ///   - fact: The fact that it tests.
    ///   - attempts: The attempts; a design without any has a dash.
    ///   - impostors: Screens that must fail the check. Nothing at all is one that every check is
    ///     tried against.
    ///   - variations: The changes under which the check must hold as well; an attempt that passes
    ///     the check and not one of these does the task partly.
    ///   - check: The check, which acts on a screen and requires.
    public init(
        _ name: String, _ task: String, fact: Fact, _ attempts: [Attempt],
        impostors: [Impostor], variations: [Variation] = [],
        check: @escaping @MainActor @Sendable (Inspection) -> Void
    ) {
        self.name = name
        self.task = task
        self.fact = fact
        self.attempts = attempts
        self.impostors = [.nothing] + impostors
        self.variations = variations
        self.check = check
    }
}

/// A screen that looks as if it did a task, and does not.
///
/// A check that an impostor passes decides nothing, so the probe's results are not counted.
public struct Impostor: Sendable {
    /// The pretence, in a few words.
    public let name: String
    let screen: @MainActor @Sendable () -> AnyView

    /// Makes an impostor.
    public init<Screen: View>(
        _ name: String, @ViewBuilder _ screen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.name = name
        self.screen = { AnyView(screen()) }
    }

    static let nothing = Impostor("nothing at all") { EmptyView() }
}
