import Foundation
import TesseraTesting

@testable import TesseraEvaluation
import TestViews

/// The counts of the first screen, and the sentences that are made from them.
@Suite(.runtimeIssuesFail)
struct CountTests {
    /// An outcome with a number of tokens, or one that does not do its task.
    private func outcome(_ tokens: Int?, _ attempt: String? = nil) -> Outcome {
        Outcome(
            attempt: attempt, requirements: [.init(sentence: "done", isMet: tokens != nil)],
            failedVariations: [], loss: nil, limit: nil, code: "", tree: "",
            measures: ["tokens": tokens ?? 0])
    }

    /// Rows by the sizes of the programs with words and with marks; `nil` for a task that is not done.
    private func card(_ sizes: (Int?, Int?)..., builtIn: [Int: String] = [:]) -> Scorecard {
        Scorecard(
            designs: ["words", "marks"],
            rows: sizes.enumerated().map { index, sizes in
                let cells = [("words", sizes.0), ("marks", sizes.1)].map { name, size in
                    Cell(design: name, results: [outcome(size)])
                }
                return Scorecard.Row(
                    name: "t\(index)", task: "", cells: cells, unmasked: [], undetected: [],
                    generated: 0, measure: "tokens", builtIn: builtIn[index])
            })
    }

    private func evaluation(
        _ count: Int, groups: [Range<Int>] = [], comparisons: [Comparison] = [],
        quotedIn file: URL? = nil
    ) -> Evaluation {
        let groups = (groups.isEmpty ? [0..<count] : groups).enumerated().map { index, range in
            ProbeGroup("group \(index)", range.map { .lamp(name: "t\($0)") })
        }
        return Evaluation(
            "Lamps", "Lamps", designs: [.words, .marks], groups: groups, comparisons: comparisons,
            quotedIn: file)
    }

    private func text(_ evaluation: Evaluation, _ card: Scorecard) -> String {
        evaluation.summary(of: card).text(on: Terminal(width: 200))
    }

    @Test func `done, shortest and over twice are counted, ties for both`() {
        let rows = card((10, 10), (10, 20), (10, 21), (10, nil), (nil, nil)).rows
        expectEqual(rows.standing(of: "words"), Standing(done: 4, shortest: 4, long: 0))
        expectEqual(rows.standing(of: "marks"), Standing(done: 3, shortest: 1, long: 1))
    }

    @Test func `a task that impostors pass is not counted`() {
        var card = card((10, 10), (10, 30))
        card.rows[1] = Scorecard.Row(
            name: "t1", task: "", cells: card.rows[1].cells, unmasked: [],
            undetected: ["a picture"],
            generated: 0, measure: "tokens", builtIn: nil)
        let text = text(evaluation(2), card)
        #expect(text.contains("tasks done, of 1"))
        #expect(text.contains(/t1 +\? +\?\n/))
    }

    @Test func `counts in brackets are without what could be built in`() {
        let card = card(
            (10, 30), (10, 12), (10, nil), (10, 10),
            builtIn: [0: "a switch", 1: "a dimmer", 3: "a bulb"])
        let text = text(evaluation(4), card)
        #expect(text.contains("In brackets: without 2 tasks, marked *,"))
        #expect(text.contains(/tasks done, of 4 \(2\) +4 \(2\) +3 \(1\)\n/))
        #expect(text.contains(/over twice the shortest +0 \(0\) +1 \(0\)\n/))
        #expect(text.contains(/t0\* +10 +30\n/))
        #expect(text.contains(/t1\* +10 +12\n/))
        // No design lacks the bulb.
        #expect(text.contains(/t3 +10 +10\n/))
    }

    @Test func `groups are printed from ten tasks on`() {
        let ten = card(
            (10, 30), (10, 9), (10, nil), (9, 9), (9, 9), (9, 9), (9, 9), (9, 9), (9, 9), (9, 9))
        let groups = [0..<3, 3..<10]
        let text = text(evaluation(10, groups: groups), ten)
        #expect(text.contains(/\ \ group 0, 3 +2 +1\n/))
        #expect(text.contains(/\ \ group 1, 7 +7 +7\n/))
        #expect(
            text.contains("group 0: words. Not done: t2 with marks. Over twice: t0 with marks."))
        #expect(text.contains("group 1: words, marks."))
        #expect(
            text.contains(
                "words (a lamp in words): alone shortest in t0 (20), t2. Against it: longer than another in 1: t1 (1)"
            ))
        var nine = ten
        nine.rows.removeLast()
        let few = self.text(evaluation(9, groups: [0..<3, 3..<9]), nine)
        #expect(few.contains("of 9") && few.contains(/t8 +9 +9\n/) && !few.contains("group"))
    }

    @Test func `the last lines say what would change the relation`() {
        func last(_ card: Scorecard) -> Substring? {
            text(evaluation(card.rows.count), card).split(separator: "\n").last
        }
        expectEqual(
            last(card((10, 30), (10, 10))),
            "- ahead of marks; not with done -1, shortest -2 or over twice +2."
        )
        expectEqual(last(card((10, 10))), "- level with marks; ahead with shortest +1.")
        expectEqual(
            last(card((nil, 10), (30, 10))),
            "- behind marks; ahead with done +1, shortest +2 and over twice -1."
        )
        expectEqual(
            last(card((nil, 10), (10, 12), (10, 12), builtIn: [0: "a switch"])),
            "- neither ahead of nor behind marks, ahead without *; ahead with done +1.")
    }

    @Test func `a comparison counts the tasks that it names`() {
        let card = card((10, 30), (10, 10), (12, 10), (10, nil), (nil, 10))
        let names = card.rows.map(\.name)
        expectEqual(
            Comparison("Light", .words, against: .marks, in: names).words(in: card),
            "shorter in 1 (t0); equal in 1 (t1); longer in 1 (t2); alone does 1 (t3); "
                + "alone does not do 1 (t4).")
    }

    @Test func `two ways to use a design are compared where both are`() {
        var card = card((10, 10), (10, 10))
        card.rows[0].cells[0].results = [outcome(10, "short"), outcome(20, "long")]
        let comparison = Comparison("Ways", "long", against: "short", with: .words)
        expectEqual(comparison.words(in: card), "longer in 1 (t0).")
    }

    @Test func `names and silent mistakes speak for or against a design`() {
        let tally = Tally("laws kept, of 9", .most, of: [.words, .marks]) {
            $0.name == "words" ? 9 : 7
        }
        expectEqual(tally.extreme(of: "words").map { $0.words }, "most laws kept, 9")
        expectEqual(tally.extreme(of: "marks").map { $0.isBest }, false)
        let equal = Tally("names", .fewest, of: [.words, .marks]) { _ in 3 }
        #expect(equal.extreme(of: "words") == nil)
    }

    @Test func `counts that a document quotes otherwise are named`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).md")
        defer { try? FileManager.default.removeItem(at: file) }
        let evaluation = evaluation(2, quotedIn: file)
        let known = card((10, 30), (10, 10))
        try
            "Before\n<!-- scorecard:begin -->\n\(evaluation.summary(of: known).markdown)\n<!-- scorecard:end -->\n"
            .write(to: file, atomically: true, encoding: .utf8)
        expectEqual(try evaluation.misquoted(known), [])
        let last = "Whether words is ahead (no count worse, one better), and what would change it"
        expectEqual(
            try evaluation.misquoted(card((10, 20), (10, 10))),
            ["over twice the shortest", "t0", "words (a lamp in words)", last])
    }
}
