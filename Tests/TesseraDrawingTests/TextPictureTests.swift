import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import TestViews

/// Texts in characters: each letter has a cell, and no line crosses it.
@Suite(.runtimeIssuesFail)
struct TextPictureTests {
    @Test func `words and symbols take a cell for each character`() {
        expectPicture(
            HStack {
                Image(systemName: "star.fill")
                Image(systemName: "star")
                Text("Good")
            }, "★ ☆ Good")
    }

    @Test func `turned and mirrored text is inside its frame`() {
        for turned in [
            AnyView(Text("abcdef").rotationEffect(.degrees(180))),
            AnyView(Text("abcdef").scaleEffect(x: -1, y: 1)),
        ] {
            expectPicture(
                HStack(spacing: 0) {
                    turned
                    Text("XY")
                }, "abcdefXY")
        }
    }

    @Test func `a wide character that is partly cut off is not shown`() {
        expectPicture(
            ZStack(alignment: .leading) {
                Text("abcd")
                Text("漢").fixedSize().frame(width: 8, alignment: .leading).clipped()
            }, "abcd")
    }

    @Test func `a border does not go through the spaces of a text`() {
        expectPicture(
            VStack(spacing: 0) {
                Text("one two three")
                Text("b").border(.red)
            },
            """
            one two three
                 │b│
                 └─┘
            """)
    }

    @Test func `wide characters and marks do not shift a cell`() {
        expectPicture(
            VStack(alignment: .leading, spacing: 0) {
                ForEach(["漢字", "👩‍🌾", "e\u{301}", "ab"], id: \.self) { word in
                    HStack(spacing: 0) {
                        Text(word).frame(width: 40, alignment: .leading)
                        Text("|")
                    }
                }
            },
            """
            漢字 |
            👩‍🌾   |
            e\u{301}    |
            ab   |
            """)
    }

    @Test func `control characters in a text do not reach the terminal`() {
        let host = ViewHost { Text(verbatim: "a\u{1B}[31mb\u{7}\u{9B}2J\u{202E}c") }
        host.textMetrics = .cells(width: 8, height: 16)
        let picture = CellPicture(host.drawing)
        expectEqual(picture.description, "a[31mb2Jc")
        #expect(
            !picture.text(colors: .none).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test func `bars replace redacted words`() {
        let host = ViewHost {
            HStack(spacing: 0) {
                Text("secret").redacted(reason: .placeholder)
                Text("!")
            }
        }
        host.textMetrics = .cells(width: 8, height: 16)
        expectEqual(CellPicture(host.drawing).description, "░░░░░░!")
    }

    @Test(arguments: [("漢字c", "x", 0, "x 字c"), ("漢字c", "x", 1, " x字c"), ("ab字c", "漢", 1, "a漢 c")])
    func `a wide character is covered entirely or not at all`(
        below: String, above: String, column: Int, row: String
    ) {
        expectPicture(
            ZStack(alignment: .leading) {
                Text(below)
                Text(above).offset(x: CGFloat(8 * column))
            }, row)
    }

    @Test func `words over a line stay when another line goes along it`() {
        expectPicture(
            ZStack {
                Divider()
                Text("abc")
                Divider()
            }
            .frame(width: 56),
            "━━abc━━")
    }
}
