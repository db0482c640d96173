import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct StackRuleTests {
    @Test func `an empty stack is 0 by 0`() {
        expectEqual(size(row(), 100, 100), "0×0")
    }

    @Test func `a divider in a fixed column is as wide as the widest text`() {
        let line = divider()
        let stack = column(.center, 0, text(80), line)
        let laid = Laid(FixedSizeBox(stack))
        expectEqual(laid.frame(stack), "0,0 80×21")
        expectEqual(laid.frame(line), "0,20 80×1")
    }

    @Test func `a divider in a row is as high as the text or proposal`() {
        expectEqual(size(row(.center, 0, text(80), divider()), 200, 300), "81×300")
        let line = divider()
        let stack = row(.center, 0, text(80), line)
        expectEqual(Laid(stack, 200, nil).local(line, in: stack), "80,0 1×20")
    }

    @Test func `a child without a limit takes all, or nothing`() {
        expectEqual(size(row(.center, 8, fixed(20), greedy()), .infinity, .infinity), "∞×∞")
        expectEqual(size(row(.center, 8, fixed(20), greedy()), 0, 0), "28×20")
    }

    @Test func `a row needs room for its spacing as well`() {
        func texts() -> LayoutBox {
            row(
                .top, 4, TextBox([TextRun("aaaa bbbb")], .cells),
                TextBox([TextRun("cccc dddd")], .cells))
        }
        expectEqual(size(texts(), 22, nil), "22×1")
        // The first gets half of 17, and breaks.
        expectEqual(size(texts(), 21, nil), "17×2")
        expectEqual(size(texts(), 18, nil), "17×2")
    }

    @Test func `a priority that is not a number counts as none`() {
        let (first, second) = (text(60).priority(.nan), text(60))
        let laid = Laid(row(.center, 0, first, second), 100, 20)
        expectEqual(laid.frame(first), "0,0 50×20")
        expectEqual(laid.frame(second), "50,0 50×20")
    }

    @Test func `a layer of lower priority takes the size of the others`() {
        let color = greedy().priority(-1)
        let stack = layers(.center, color, fixed(40, 20))
        let laid = Laid(stack, 100, 100)
        expectEqual(laid.frame(stack), "30,40 40×20")
        expectEqual(laid.frame(color), "30,40 40×20")
    }

    @Test func `an overlay is proposed its base's size and changes nothing`() {
        let (color, wide) = (greedy(), fixed(140, 20))
        let box = OverlayBox(OverlayBox(fixed(100, 100), color), wide)
        let laid = Laid(box)
        expectEqual(laid.frame(box), "0,0 100×100")
        expectEqual(laid.frame(color), "0,0 100×100")
        expectEqual(laid.frame(wide), "-20,40 140×20")
    }

    @Test func `a spacer in an overlay grows on both axes`() {
        let space = spacer()
        expectEqual(
            Laid(row(.center, 0, OverlayBox(fixed(40, 40), space))).frame(space), "0,0 40×40")
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct SpacingTests {
    @Test func `neighbours are 8 apart by default`() {
        expectEqual(size(row(.center, nil, fixed(10), fixed(10)), nil, nil), "28×20")
    }

    @Test func `no spacing surrounds a spacer unless the stack sets it`() {
        expectEqual(size(row(.center, nil, fixed(10), spacer(), fixed(10)), nil, nil), "28×20")
        expectEqual(size(row(.center, 10, fixed(10), spacer(), fixed(10)), nil, nil), "48×20")
    }

    @Test func `a spacer keeps the standard distance across its stack`() {
        let inner = row(.center, nil, fixed(10), spacer())
        expectEqual(size(column(.center, nil, inner, fixed(10)), nil, nil), "18×48")
    }

    @Test func `a stack has its ends' spacing along its axis`() {
        let inner = row(.center, nil, fixed(10), spacer())
        expectEqual(size(row(.center, nil, inner, fixed(10)), nil, nil), "28×20")
        let other = row(.center, nil, spacer(), fixed(10))
        expectEqual(size(row(.center, nil, other, fixed(10)), nil, nil), "36×20")
        let last = row(.center, nil, spacer(), fixed(10))
        expectEqual(size(row(.center, nil, fixed(10), last), nil, nil), "28×20")
        let first = row(.center, nil, fixed(10), spacer())
        expectEqual(size(row(.center, nil, fixed(10), first), nil, nil), "36×20")
    }

    @Test func `a frame or padding round a spacer restores the spacing`() {
        let framed = FrameBox(width: 8, spacer())
        expectEqual(size(row(.center, nil, fixed(10), framed), nil, nil), "26×20")
        let padded = PaddingBox(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0), spacer())
        expectEqual(size(row(.center, nil, fixed(10), padded), nil, nil), "27×20")
        let less = PaddingBox(EdgeInsets(top: 0, leading: -1, bottom: 0, trailing: 0), spacer())
        expectEqual(size(row(.center, nil, fixed(10), less), nil, nil), "25×20")
        let held = width(spacer(), min: 8, max: 8)
        expectEqual(size(row(.center, nil, fixed(10), held), nil, nil), "26×20")
        let high = FrameBox(height: Limits(least: 8, greatest: 8), spacer())
        expectEqual(size(column(.center, nil, fixed(10), high), nil, nil), "10×36")
        expectEqual(
            size(column(.center, nil, fixed(10), width(spacer(), min: 8)), nil, nil), "10×28")
        let positioned = PositionBox(.zero, spacer())
        expectEqual(size(row(.center, nil, fixed(10), positioned), nil, nil), "26×20")
    }

    @Test func `an empty stack takes part without spacing`() {
        expectEqual(size(row(.center, nil, fixed(10), row(), fixed(10)), nil, nil), "20×20")
        expectEqual(size(row(.center, 8, fixed(10), row(), fixed(10)), nil, nil), "36×20")
    }

    @Test func `the standard distance can be that of a client`() {
        let stack = row(.center, nil, fixed(10), fixed(10))
        stack.rule.standardSpacing = 1
        expectEqual(size(stack, nil, nil), "21×20")
    }

    @Test func `two spacings unite to the greater`() {
        expectEqual(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), 8)
        expectEqual(ViewSpacing.zero.distance(to: .zero, along: .vertical), 0)
        expectEqual(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical), 0)
        let mixed = ViewSpacing.zero.union(ViewSpacing(), edges: .trailing)
        expectEqual(mixed.distance(to: ViewSpacing(), along: .horizontal), 8)
        expectEqual(mixed.distance(to: ViewSpacing(), along: .vertical), 0)
        expectEqual(mixed.distance(to: .zero, along: .horizontal), 0)
    }
}
