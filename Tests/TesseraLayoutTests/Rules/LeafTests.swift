import Foundation
import TesseraLayout
import Testing

struct LeafTests {
    @Test(
        arguments: [
            ("a shape takes what is proposed, 10 where nothing is", { greedy() }, "10×10 0×0 100×60 ∞×∞"),
            ("a circle takes the largest square", { LeafBox(.square) }, "10×10 0×0 60×60 ∞×∞"),
            ("a picture keeps its size", { fixed(16, 12) }, "16×12 16×12 16×12 16×12"),
            (
                "a resizable picture takes what is proposed, its own length where nothing is",
                { LeafBox(.resizable(CGSize(width: 16, height: 12))) }, "16×12 0×0 100×60 ∞×∞"
            ),
            (
                "a spacer grows on both axes, and is not less than 8",
                { spacer() }, "8×8 8×8 100×60 ∞×∞"
            ),
            ("a spacer's least length may be 0", { spacer(0) }, "0×0 0×0 100×60 ∞×∞"),
            (
                "a divider outside of a stack is a horizontal line", { divider() },
                "10×1 0×1 100×1 ∞×1"
            ),
        ] as [(String, @Sendable () -> LayoutBox, String)])
    func `A leaf answers to the ideal, the least, a finite and the greatest proposal`(
        rule: String, box: @Sendable () -> LayoutBox, answers: String
    ) {
        let box = box()
        let proposals: [(CGFloat?, CGFloat?)] = [
            (nil, nil), (0, 0), (100, 60), (.infinity, .infinity),
        ]
        #expect(
            proposals.map { size(box, $0.0, $0.1) }.joined(separator: " ") == answers, "\(rule)")
    }

    @Test func `A circle without a proposed height is 10 by 10`() {
        #expect(size(LeafBox(.square), 100, nil) == "10×10")
    }

    @Test func `A spacer grows along its stack only, and a divider stands across it`() {
        let (inRow, line) = (spacer(), divider())
        let laid = Laid(row(.center, 0, inRow, line), 100, 40)
        #expect(laid.frame(inRow) == "0,20 99×0")
        #expect(laid.frame(line) == "99,0 1×40")
    }

    @Test func `A spacer and a divider find the stack's axis through the boxes around them`() {
        let (space, line) = (spacer(), divider())
        let inset = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let laid = Laid(
            column(.center, 0, PaddingBox(inset, space), OffsetBox(.zero, line)), 50, 100)
        #expect(laid.frame(space) == "25,1 0×97")
        #expect(laid.frame(line) == "0,99 50×1")
    }

    @Test func `A stack that turns has its spacers and dividers measured again`() {
        let (space, line) = (spacer(), divider())
        let stack = row(.center, 0, space, line)
        let laid = Laid(stack, 50, 100)
        stack.update(VStackLayout(spacing: 0))
        #expect(laid.frame(space) == "25,0 0×99")
        #expect(laid.frame(line) == "0,99 50×1")
    }
}
