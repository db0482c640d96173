public import Tessera

/// A task for each design, with a check of the result.
///
/// ```swift
/// extension Probe {
///     static let basic = Probe(
///         "basic", "Show a quantity, and let it be changed.",
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
/// The check is independent of the designs. It examines what an attempt shows, announces and does,
/// never its code.
public struct Probe: Sendable {
    /// The name of the probe, for the head of a row.
    public let name: String
    /// The task as a request.
    public let task: String
    /// The attempts: any number for each design, best first.
    public let attempts: [Attempt]
    /// Screens that pretend to do the task, and must fail the check.
    public let impostors: [Impostor]
    /// The variations under which successful attempts are checked again.
    public let variations: [Variation]
    /// The ways to spoil an attempt that does the task. The check must notice each of them.
    public let attacks: [Attack]
    /// The behaviour that a losing design lacks, and could have built in, if there is such behaviour.
    public let builtIn: String?
    /// The measure that compares programs.
    var measure = Measure.tokens
    let check: @MainActor @Sendable (Inspection) -> Void

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - name: The name for the head of a row, without spaces.
    ///   - task: The task as a sentence.
    ///   - attempts: The attempts. A design without attempts has a dash in the table.
    ///   - impostors: Screens that must fail the check. Every check is also tried against an empty
    ///     screen.
    ///   - variations: The variations under which the check must pass as well. An attempt that
    ///     fails under one of them does the task partly.
    ///   - attacks: The ways to spoil an attempt. A spoiled attempt must fail.
    ///   - builtIn: The behaviour that a design which fails or has a longer program lacks, and could have
    ///     built in. The report marks the task, and counts with and without it.
    ///   - check: The check, which acts on a screen and states requirements.
    public init(
        _ name: String, _ task: String, _ attempts: [Attempt],
        impostors: [Impostor], variations: [Variation] = [], attacks: [Attack] = [],
        builtIn: String? = nil,
        check: @escaping @MainActor @Sendable (Inspection) -> Void
    ) {
        self.name = name
        self.task = task
        self.attempts = attempts
        self.impostors = [.nothing] + impostors
        self.variations = variations
        self.attacks = attacks
        self.builtIn = builtIn
        self.check = check
    }
}

/// A screen that pretends to do a task.
///
/// If an impostor passes a probe's check, the probe's results are not counted.
public struct Impostor: Sendable {
    /// The pretence in a few words.
    public let name: String
    let screen: @MainActor @Sendable () -> AnyView

    /// Creates an impostor.
    public init<Screen: View>(
        _ name: String, @ViewBuilder _ screen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.name = name
        self.screen = { AnyView(screen()) }
    }

    static let nothing = Impostor("nothing at all") { EmptyView() }
}
