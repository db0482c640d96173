import TesseraPrograms

/// A comparison of designs of one control, by what can be done with them.
///
/// ```swift
/// @main
/// enum Compare {
///     @MainActor
///     static func main() {
///         Evaluation(
///             "Compare", "Two designs of a stepper, judged by running them",
///             designs: [.style, .closure], probes: [.basic, .screen],
///             measures: [.tokens, .places]
///         ).main()
///     }
/// }
/// ```
///
/// The program prints a report, or one probe with the code, the tree and the outcome of each
/// attempt: as text, Markdown, JSON or a page.
@MainActor
public struct Evaluation {
    /// The name of the program.
    public let name: String
    /// The question, as a title.
    public let title: String
    /// The designs, in the order of the columns.
    public let designs: [Design]
    /// The tasks, in the order of the rows.
    public let probes: [Probe]
    /// The probe whose code introduces each design.
    let example: String?
    /// The numbers that are taken.
    public let measures: [Measure]
    /// The sentences that stand first, under headings.
    public let findings: [Findings]
    /// Judgements on claims of others, which stand among the details.
    public let claims: Findings?
    /// What was not measured, or is left to people, in sentences.
    let limits: [String]
    /// The names of views that designs share, which are printed with their modules.
    let nouns: Set<String>
    let timing: Timing?
    /// The mistakes that are made with each design.
    public let mistakes: [Mistake]
    /// What is asked for later, as second versions of the designs' modules.
    public let features: [Feature]

    /// Makes an evaluation.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - title: The question, as a title.
    ///   - designs: The designs.
    ///   - probes: The tasks.
    ///   - example: The name of the probe whose code introduces each design; none by default.
    ///   - nouns: The names of views that designs share, to be printed with their modules.
    ///   - measures: The numbers that are taken: lines, tokens and places by default.
    ///   - findings: Sentences that follow from the rows, under headings: a recommendation, and what
    ///     speaks for and against it.
    ///   - claims: Judgements on claims of others; none by default.
    ///   - mistakes: Mistakes that are made with each design; none by default.
    ///   - features: What is asked for later, as second versions of the designs' modules; none by default.
    ///   - limits: Sentences about what was not tried.
    ///   - timing: What can be timed, if anything.
    public init(
        _ name: String, _ title: String, designs: [Design], probes: [Probe],
        example: String? = nil, nouns: Set<String> = [],
        measures: [Measure] = [.lines, .tokens, .places], findings: [Findings] = [],
        claims: Findings? = nil,
        mistakes: [Mistake] = [], features: [Feature] = [],
        limits: [String] = [],
        timing: Timing? = nil
    ) {
        self.name = name
        self.title = title
        self.designs = designs
        self.probes = probes
        self.example = example
        self.nouns = nouns
        self.measures = measures
        self.findings = findings
        self.claims = claims
        self.mistakes = mistakes
        self.features = features
        self.limits = limits
        self.timing = timing
    }

    /// Runs the program: prints what the command line asks for, and exits if that fails.
    public func main() {
        runProgram(named: name) { arguments in
            let isolated = IsolatedRun(evaluation: self)
            return try isolated.output(for: arguments)
                ?? output(for: arguments, on: .current, run: isolated.scorecard)
        }
    }

    /// The name of one of a design's programs: its task and, in brackets, its own name among several.
    public static func program(_ attempt: Attempt, of probe: Probe) -> String {
        attempt.name.map { "\(probe.name) (\($0))" } ?? probe.name
    }

    /// Runs all probes, and makes the mistakes, in this process.
    public func scorecard() throws -> Scorecard { try scorecard(of: all()) }

    /// Returns the output for a command line, with the probes run in this process.
    public func output(for arguments: [String]) throws -> String {
        try output(for: arguments, on: .standard, run: scorecard(of:))
    }

    /// The facts, in the order of their first probes.
    var facts: [Fact] {
        var facts: [Fact] = []
        for probe in probes where !facts.contains(probe.fact) { facts.append(probe.fact) }
        return facts
    }

    /// The evaluation with another design that has the attempts of one that is there.
    ///
    /// The two must come to the same: a screen for the machinery.
    func entering(_ design: Design, again twin: Design) -> Evaluation {
        Evaluation(
            name, title, designs: designs + [twin],
            probes: probes.map { probe in
                Probe(
                    probe.name, probe.task, fact: probe.fact,
                    probe.attempts
                        + probe.attempts.filter { $0.design.name == design.name }
                        .map { $0.entered(as: twin) },
                    impostors: [], variations: probe.variations, check: probe.check)
            }, nouns: nouns, measures: measures)
    }
}
