import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct TextBoxTests {
    @Test func `a text wraps beside a column with a wider box`() {
        let words = TextBox([TextRun("one two", .body)])
        let stack = row(
            .center, 0, column(.center, 0, fixed(200), TextBox([TextRun("ab", .body)])), words)
        _ = Laid(stack)
        let ideal = words.bounds
        let laid = Laid(stack, 199 + ideal.width)
        expectEqual(laid.root.frame(of: words)?.height, ideal.height * 2)
        #expect(stack.bounds.width < 200 + ideal.width)
    }

    private func cells(_ string: String, lineLimit: Int? = nil) -> TextBox {
        TextBox([TextRun(string)], .cells, lineLimit: lineLimit)
    }

    /// The visible lines with words of a placed text.
    private func shownLines(_ box: TextBox) -> [String] {
        box.linesToDraw.lines.map { $0.parts.map(\.string).joined() }.filter { !$0.isEmpty }
    }

    /// The lines of a text in a frame of some cells, and its size.
    private func lines(
        _ string: String, _ width: CGFloat?, _ height: CGFloat? = nil, lineLimit: Int? = nil
    ) -> [String] {
        let box = cells(string, lineLimit: lineLimit)
        let laid = Laid(FrameBox(box), width, height)
        let size = laid.root.frame(of: box).map { written($0.size) } ?? "-"
        return shownLines(box) + [size]
    }

    @Test func `without a width, each paragraph is one line`() {
        expectEqual(
            lines("three good stars\nof five", nil), ["three good stars", "of five", "16×2"])
    }

    @Test func `lines break between words and set the text's width`() {
        expectEqual(lines("three good stars", 12), ["three good", "stars", "10×2"])
        expectEqual(lines("three good stars", 10), ["three good", "stars", "10×2"])
        expectEqual(lines("three good stars", 9), ["three", "good", "stars", "5×3"])
        expectEqual(lines("half-stars", 7), ["half-", "stars", "5×2"])
    }

    @Test func `a word that is wider than a line breaks anywhere`() {
        expectEqual(lines("wonderful", 4), ["wond", "erfu", "l", "4×3"])
        expectEqual(lines("星星星", 4), ["星星", "星", "4×2"])
        #expect(lines("x ab星", 5) == ["x ab", "星", "4×2"], "before a sign, too, with words before")
    }

    @Test func `a text is never wider than proposed, nor without a line`() {
        expectEqual(size(cells("星"), 1, nil), "1×1")
        expectEqual(size(cells("aa bb"), 2, 0.5), "2×1")
    }

    @Test func `a text that does not fit its height ends with an ellipsis`() {
        expectEqual(lines("three good stars", 10, 1), ["three goo…", "10×1"])
        expectEqual(lines("three good stars", 6, 2), ["three", "good…", "5×2"])
    }

    @Test func `a line with an ellipsis fits the text's width`() {
        // There would be room for another letter.
        expectEqual(lines("three good stars", 11, 1), ["three goo…", "10×1"])
    }

    @Test(arguments: [0, -1e-9, 1e-9] as [CGFloat])
    func `the rounding of a width takes no letter from a line`(error: CGFloat) {
        expectEqual(lines("three good stars", 10 + error).dropLast(), ["three good", "stars"])
        expectEqual(lines("three good stars", 10 + error, 1).dropLast(), ["three goo…"])
        let limited = lines("three good stars", 10 + error, lineLimit: 1)
        expectEqual(limited.dropLast(), ["three goo…"])
    }

    @Test func `a line limit cuts the lines below`() {
        expectEqual(lines("three good stars", 10, lineLimit: 1), ["three goo…", "10×1"])
        expectEqual(lines("three good stars", nil, lineLimit: 1), ["three good stars", "16×1"])
        expectEqual(lines("one\ntwo", nil, lineLimit: 1), ["one…", "4×1"])
    }

    @Test func `an empty text is one line high`() {
        expectEqual(lines("", 10), ["0×1"])
    }

    @Test func `a text is at least a line high unless proposed nothing`() {
        expectEqual(size(cells("stars"), 10, 0), "5×1")
        expectEqual(size(cells("stars"), 0, 10), "0×1")
        expectEqual(size(cells("stars"), 0, 0), "0×0")
    }

    @Test(
        arguments: [
            ("a", 1), ("★", 1), ("⭐", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("星", 2), ("e\u{301}", 1),
            ("\u{301}", 0), ("👨‍👩‍👧", 2), ("7\u{301}", 1), ("é", 1), ("1\u{FE0F}\u{20E3}", 2), ("กำ", 2),
            ("ກຳ", 2), ("ำ", 1), ("1", 1),
        ] as [(Character, Int)])
    func `a character takes no cell, one, or two`(character: Character, cells: Int) {
        expectEqual(size(self.cells("\(character)"), nil, nil), "\(cells)×1")
    }

    @Test(arguments: [
        (TextFont.body, "31.18×22"), (.headline, "33.07×22"), (.largeTitle, "62.36×41"),
        (.caption2, "20.17×13"), (TextFont(size: 10, isMonospaced: true), "24×12"),
    ])
    func `a sans-serif text is as wide as its letters in its style`(font: TextFont, size: String) {
        // In thousandths: 667 + 278 + 556 + 333, and in bold 667 + 333 + 556 + 389.
        let box = TextBox([TextRun("Star", font)])
        expectEqual(TesseraLayoutTests.size(box, nil, nil), size)
    }

    @Test func `a text of several fonts has lines of the highest`() {
        let box = TextBox([TextRun("a", .body), TextRun("b", .title)])
        expectEqual(size(box, nil, nil), "\(short(0.556 * 17 + 0.556 * 28))×34")
    }

    @Test func `texts line up by their baselines`() {
        let (small, large) = (
            TextBox([TextRun("a", .caption)]), TextBox([TextRun("b", .largeTitle)])
        )
        let laid = Laid(row(.firstTextBaseline, 0, small, large))
        expectEqual(laid.frame(large), "6.67,0 18.9×41")
        // The baselines are (41 + 34 × 0.718) / 2 and (16 + 12 × 0.718) / 2 down.
        expectEqual(laid.frame(small), "0,20.4 6.67×16")
    }

    @Test func `a replaced text of equal length is broken again`() {
        let box = cells("aaaa bbbb")
        let laid = Laid(box, 6, nil)
        expectEqual(laid.frame(box), "1,0 4×2")
        box.rule = TextRule(MeasuredText([TextRun("aa bbb cc")], .cells), lineLimit: nil)
        expectEqual(laid.frame(box), "0,0 6×2")
    }

    @Test func `in a row, a text gives way before a fixed box`() {
        let box = cells("three good stars")
        let laid = Laid(row(.center, 1, box, fixed(5, 1)), 16, 4)
        expectEqual(laid.frame(box), "0,1 10×2")
        expectEqual(shownLines(box), ["three good", "stars"])
    }
}
