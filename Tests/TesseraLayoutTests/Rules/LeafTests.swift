import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct LeafTests {
    @Test(arguments: [
        BoxCase(
            "a shape takes what is proposed, 10 where nothing is", "10×10 0×0 100×60 ∞×∞", greedy()),
        BoxCase("a circle takes the largest square", "10×10 0×0 60×60 ∞×∞", LeafBox(.square)),
        BoxCase("a picture keeps its size", "16×12 16×12 16×12 16×12", fixed(16, 12)),
        BoxCase(
            "a resizable picture takes what is proposed, its own length where nothing is",
            "16×12 0×0 100×60 ∞×∞", LeafBox(.resizable(CGSize(width: 16, height: 12)))),
        BoxCase(
            "a spacer grows on both axes, and is not less than 8", "8×8 8×8 100×60 ∞×∞", spacer()),
        BoxCase("a spacer's least length may be 0", "0×0 0×0 100×60 ∞×∞", spacer(0)),
        BoxCase(
            "a divider outside of a stack is a horizontal line", "10×1 0×1 100×1 ∞×1", divider()),
    ])
    func `a leaf answers a proposal`(leaf: BoxCase) {
        let box = leaf.box()
        let proposals: [(CGFloat?, CGFloat?)] = [
            (nil, nil), (0, 0), (100, 60), (.infinity, .infinity),
        ]
        let answers = proposals.map { size(box, $0.0, $0.1) }
        expectEqual(answers.joined(separator: " "), leaf.result)
    }

    @Test func `spacers and dividers find the axis through modifiers`() {
        let (space, line) = (spacer(), divider())
        let inset = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let laid = Laid(
            column(.center, 0, PaddingBox(inset, space), OffsetBox(.zero, line)), 50, 100)
        expectEqual(laid.frame(space), "25,1 0×97")
        expectEqual(laid.frame(line), "0,99 50×1")
    }
}
