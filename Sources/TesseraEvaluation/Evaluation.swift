import Foundation
import TesseraPrograms

/// A comparison of several designs of one control.
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
/// The program prints a report, or a single probe with the code, the tree and the outcome of each
/// attempt. The output is text, Markdown, JSON or a web page.
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
    /// The touch under which the example is filmed.
    let touch: (@MainActor (Inspection) -> Void)?
    /// The measures taken of each attempt.
    public let measures: [Measure]
    /// The findings at the beginning of the report, under headings.
    public let findings: [Findings]
    /// Sentences about aspects that were not measured or need human judgement.
    let limits: [String]
    /// The names of views that designs share. They are printed with their modules.
    let nouns: Set<String>
    /// Parts of the report whose text is computed elsewhere.
    let appendices: [Appendix]
    /// The mistakes made with each design.
    public let mistakes: [Mistake]

    /// Creates an evaluation.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - title: The question, as a title.
    ///   - designs: The designs.
    ///   - probes: The tasks.
    ///   - example: The name of the probe whose code introduces each design.
    ///   - touch: A touch under which the example of each design is filmed, for the page.
    ///   - nouns: The names of views that designs share, to be printed with their modules.
    ///   - measures: The measures taken of each attempt.
    ///   - findings: Findings that follow from the rows, under headings: a recommendation, and the
    ///     reasons for and against it.
    ///   - mistakes: Mistakes made with each design.
    ///   - appendices: Parts of the report whose text is computed elsewhere.
    ///   - limits: Sentences about aspects that were not tried.
    public init(
        _ name: String, _ title: String, designs: [Design], probes: [Probe],
        example: String? = nil, filmed touch: (@MainActor (Inspection) -> Void)? = nil,
        nouns: Set<String> = [],
        measures: [Measure] = [.lines, .tokens, .places], findings: [Findings] = [],
        mistakes: [Mistake] = [], appendices: [Appendix] = [], limits: [String] = []
    ) {
        self.name = name
        self.title = title
        self.designs = designs
        self.probes = probes
        self.example = example
        self.touch = touch
        self.nouns = nouns
        self.measures = measures
        self.findings = findings
        self.mistakes = mistakes
        self.appendices = appendices
        self.limits = limits
    }

    /// Runs the program: prints the requested output, its first line before any task runs.
    ///
    /// The program exits with 1 if the results do not support a finding, and with another error if it fails.
    public func main() {
        var isSupported = true
        runProgram(named: name) { arguments in
            let isolated = IsolatedRun(evaluation: self)
            if let output = try isolated.output(for: arguments) { return output }
            return try output(for: arguments, on: .current, begin: Page.print) { part in
                let card = try isolated.scorecard(of: part)
                isSupported = part.probes.count < probes.count || unsupported(by: card).isEmpty
                return card
            }
        }
        if !isSupported { exit(1) }
    }

    /// The findings that the results do not support.
    func unsupported(by card: Scorecard) -> [Finding] {
        findings.flatMap(\.sentences).filter { !$0.isSupported(by: card) }
    }

    /// Runs all probes and mistakes in this process.
    public func scorecard() throws -> Scorecard { try scorecard(of: all()) }

    /// Returns the output for a command line. The probes run in this process.
    public func output(for arguments: [String]) throws -> String {
        try output(for: arguments, on: .standard, run: scorecard(of:))
    }
}
