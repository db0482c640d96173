import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

/// Stacks in stacks, where the length of a child along one stack depends on the room across it.
@MainActor
@Suite(.runtimeIssuesFail)
struct EntangledStackTests {
    @Test func `a row in a column in a row shares what each of them has left`() {
        let (first, second) = (greedy(), width(greedy(), max: 30).priority(1))
        let inner = row(.top, 4, first, second)
        let below = greedy()
        let middle = column(.leading, 5, inner, below)
        let (start, end) = (fixed(50), width(greedy(), max: 60))
        let laid = Laid(row(.top, 10, start, middle, end), 300, 100)
        // Two distances, 50 and 60 leave 170 of 300. A distance and 30 leave 136 of 170.
        expectEqual(laid.frame(start), "0,0 50×20")
        expectEqual(laid.frame(middle), "60,0 170×100")
        expectEqual(laid.frame(end), "240,0 60×100")
        // The distance leaves 95 of the height of 100, and each gets half of that.
        expectEqual(laid.frame(inner), "60,0 170×47.5")
        expectEqual(laid.frame(below), "60,52.5 170×47.5")
        expectEqual(laid.frame(first), "60,0 136×47.5")
        expectEqual(laid.frame(second), "200,0 30×47.5")
    }

    @Test func `a picture in a column leaves the width it does not need`() {
        func picture() -> LayoutBox { AspectRatioBox(2, greedy()) }
        let (upper, lower) = (picture(), picture())
        let pictures = column(.leading, 10, upper, lower)
        let rest = greedy()
        let laid = Laid(row(.top, 20, pictures, rest), 320, 110)
        // Two pictures with a height of 50 are 100 wide, although the column's share is 150.
        expectEqual(laid.frame(upper), "0,0 100×50")
        expectEqual(laid.frame(lower), "0,60 100×50")
        expectEqual(laid.frame(rest), "120,0 200×110")
        // With less height each picture is narrower, and the rest is wider.
        laid.root.proposal.height = 50
        expectEqual(laid.frame(lower), "0,30 40×20")
        expectEqual(laid.frame(rest), "60,0 260×50")
    }

    @Test(arguments: seeds(12))
    func `a box with a full cache answers as without a cache`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let spec = random.tree(3)
        var proposals = (0..<40).map { _ in
            ProposedViewSize(
                width: random.optional(0...200, 0.85), height: random.optional(0...150, 0.85))
        }
        proposals += proposals.shuffled(using: &random)
        let answers = Noted<[CGSize]>()
        let asking = container(
            Questions(proposals: proposals, answers: answers), [spec.build()])
        _ = Laid(asking, 100, 100)
        for (proposal, answer) in zip(proposals, answers.value ?? []) {
            let expected = Naive().size(spec, proposal, nil)
            #expect(
                abs(answer.width - expected.width) < 1e-6
                    && abs(answer.height - expected.height) < 1e-6,
                "seed \(seed): \(written(answer)), not \(written(expected)), for \(proposal)")
        }
        expectEqual(answers.value?.count, proposals.count)
    }
}

/// A layout that measures its subview for one proposal after the other.
private struct Questions: Layout {
    let proposals: [ProposedViewSize]
    let answers: Noted<[CGSize]>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        answers.value = proposals.map { subviews[0].sizeThatFits($0) }
        return .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews[0].place(at: bounds.origin, proposal: .zero)
    }
}
