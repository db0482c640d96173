import Figures
import Foundation
import TesseraEvaluation
import TesseraLaws

// Look at `Probes/`: each folder is a task, with the check that says when it is done and the files of
// the attempts. `Catalog.swift` lists them.

/// Designs of one control, compared by what can be done with them.
@main
@MainActor
enum Compare {
    static let evaluation = Evaluation(
        "Compare", "Four designs of one control, judged by running them",
        designs: Design.all, groups: ProbeGroup.all, example: "wave", nouns: ["Rating"],
        measures: [.lines, .tokens, .places, .names] + Measure.running,
        comparisons: Comparison.all, tallies: [.laws], mistakes: Mistake.all,
        appendices: [
            Appendix(
                "The laws of controls", LawTable.committed.trimmingCharacters(in: .newlines),
                renew: LawTable.write)
        ], limits: Limit.all,
        pages: [
            FurtherPage(
                "--html-proposal", "the figures of the proposal, to be touched in a browser",
                page: Figures.page)
        ], quotedIn: root.appending(path: "Proposal.md"))

    /// The folder of the package.
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func main() { evaluation.main() }
}

extension Tally {
    /// The laws of controls that the plainest rating of each design keeps. A test tries them again.
    @MainActor static let laws = Tally(
        "laws kept, of \(ControlLaw.allCases.count)", .most, of: Design.all
    ) { design in
        LawTable.committed.split(separator: "\n").lazy
            .compactMap { $0.wholeMatch(of: /(.+), plain: (\d+) of \d+/) }
            .first { $0.1 == design.name }.flatMap { Int($0.2) }
    }
}
