public import Foundation
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
///             designs: [.style, .closure], groups: [ProbeGroup("all", [.basic, .screen])],
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
    /// The designs, in the order of the columns. The first one is compared with each other one.
    public let designs: [Design]
    /// The tasks, in the order of the rows, in groups that each test one thing.
    public let groups: [ProbeGroup]
    /// The tasks, in the order of the rows.
    public var probes: [Probe] { groups.flatMap(\.probes) }
    /// The probe whose code introduces each design.
    let example: String?
    /// The measures taken of each attempt.
    public let measures: [Measure]
    /// The comparisons of two designs, or of two ways to use one.
    let comparisons: [Comparison]
    /// Numbers of the designs that are no counts of tasks.
    let tallies: [Tally]
    /// The pages that the program writes besides that of the results.
    let pages: [FurtherPage]
    /// The document that quotes the first screen, if a document does.
    let document: URL?
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
    ///   - designs: The designs, the proposed one first.
    ///   - groups: The tasks, in groups that each test one thing. A first screen with fewer than ten tasks has no groups.
    ///   - example: The name of the probe whose code introduces each design.
    ///   - nouns: The names of views that designs share, to be printed with their modules.
    ///   - measures: The measures taken of each attempt.
    ///   - comparisons: Comparisons of two designs, or of two ways to use one.
    ///   - tallies: Numbers of the designs that are no counts of tasks. The report adds the names to learn
    ///     and the silent mistakes.
    ///   - mistakes: Mistakes made with each design.
    ///   - appendices: Parts of the report whose text is computed elsewhere.
    ///   - limits: Sentences about aspects that were not tried.
    ///   - pages: Pages that the program writes besides that of the results.
    ///   - document: A document that quotes the first screen in Markdown, between the comments
    ///     `<!-- scorecard:begin -->` and `<!-- scorecard:end -->`.
    public init(
        _ name: String, _ title: String, designs: [Design], groups: [ProbeGroup],
        example: String? = nil, nouns: Set<String> = [],
        measures: [Measure] = [.lines, .tokens, .places], comparisons: [Comparison] = [],
        tallies: [Tally] = [], mistakes: [Mistake] = [], appendices: [Appendix] = [],
        limits: [String] = [], pages: [FurtherPage] = [], quotedIn document: URL? = nil
    ) {
        self.name = name
        self.title = title
        self.designs = designs
        self.groups = groups
        self.example = example
        self.nouns = nouns
        self.measures = measures
        self.comparisons = comparisons
        self.tallies = tallies
        self.pages = pages
        self.document = document
        self.mistakes = mistakes
        self.appendices = appendices
        self.limits = limits
    }

    /// Runs the program: prints the requested output, its first line before any task runs.
    ///
    /// The program exits with 1, and names the counts, if the document that quotes the first screen has
    /// others. It exits with another error if it fails.
    public func main() {
        var changed: [String] = []
        runProgram(named: name) { arguments in
            let isolated = IsolatedRun(evaluation: self)
            if let output = try isolated.output(for: arguments) { return output }
            return try output(for: arguments, on: .current, begin: Page.print) { part in
                let card = try isolated.scorecard(of: part)
                if part.probes.count == probes.count { changed = try misquoted(card) }
                return card
            }
        }
        if changed.isEmpty { return }
        let names = changed.joined(separator: "; ")
        let file = document?.lastPathComponent ?? ""
        FileHandle.standardError.write(
            Data("\(name): \(file) quotes other counts: \(names)\n".utf8))
        exit(1)
    }

    /// The names of the counts that differ from those in the document.
    func misquoted(_ card: Scorecard) throws -> [String] {
        guard let document else { return [] }
        let quoted =
            try SourceRegion.source(of: document)
            .components(separatedBy: "<!-- scorecard:begin -->").last?
            .components(separatedBy: "<!-- scorecard:end -->").first ?? ""
        return summary(of: card).sections.flatMap(\.entries)
            .filter { !"\(quoted)\n".contains("\n\($0.text)\n") }
            .map { $0.name.trimmingCharacters(in: .whitespaces) }.uniqued
    }

    /// Runs all probes and mistakes in this process.
    public func scorecard() throws -> Scorecard { try scorecard(of: all()) }

    /// Returns the output for a command line. The probes run in this process.
    public func output(for arguments: [String]) throws -> String {
        try output(for: arguments, on: .standard, run: scorecard(of:))
    }
}
