import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import TestViews

/// Compares the picture of a view in characters with the expected one.
func expectPicture(
    _ view: some View, size: ProposedViewSize = .unspecified,
    characters: CellPicture.Characters = .unicode, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let host = ViewHost(rootView: view, size: size)
    host.textMetrics = .cells(width: 8, height: 16)
    let picture = CellPicture(host.drawing, characters: characters).description
    #expect(picture == expected, "\n\(picture)", sourceLocation: sourceLocation)
}

@Suite(.runtimeIssuesFail)
struct CellPictureTests {
    @Test func `a line that closes a path is drawn`() {
        let triangle = Path { path in
            path.addLines([
                CGPoint(x: 4, y: 8), CGPoint(x: 60, y: 8), CGPoint(x: 60, y: 72),
            ])
            path.closeSubpath()
        }
        expectPicture(
            triangle.stroke(.red), size: ProposedViewSize(width: 64, height: 80),
            """
            ────────
             ···   │
               ··  │
                 ··│
                   │
            """)
    }

    @Test func `a drawing without some items draws the others`() {
        let host = ViewHost(
            rootView: VStack {
                Text("one").mask { Text("two") }
                Text("three").opacity(0.5)
            })
        host.textMetrics = .cells(width: 8, height: 16)
        let whole = host.drawing
        for count in whole.items.indices {
            var drawing = whole
            drawing.items.removeLast(count)
            #expect(CellPicture(drawing).rows.count > 0)
            #expect(SVG(drawing).text.hasSuffix("</svg>\n"))
        }
    }

    @Test func `a border is drawn beside the content it would cover`() {
        expectPicture(
            Text("Hello").border(.red),
            """
            ┌─────┐
            │Hello│
            └─────┘
            """)
    }

    @Test func `a border around padding is drawn in it`() {
        expectPicture(
            Text("Hello").padding(.horizontal, 8).padding(.vertical, 16).border(.red),
            """
            ┌─────┐
            │Hello│
            └─────┘
            """)
    }

    @Test func `borders beside each other share their lines`() {
        expectPicture(
            HStack { ForEach(0..<3) { _ in Image(systemName: "star").border(.red) } },
            """
            ┌─┬─┬─┐
            │☆│☆│☆│
            └─┴─┴─┘
            """)
    }

    @Test func `a picture may use ASCII alone`() {
        expectPicture(
            HStack {
                Image(systemName: "star.fill")
                Image(systemName: "star.leadinghalf.filled")
                Image(systemName: "star")
                Text("Größe 漢")
            }
            .border(.red), characters: .ascii,
            """
            +--------------+
            |* + - Gr??e ??|
            +--------------+
            """)
    }

    @Test func `a symbol that is cut in half is a half`() {
        expectPicture(
            HStack {
                ForEach([0.1, 0.5, 0.9], id: \.self) { share in
                    Image(systemName: "star")
                        .overlay {
                            Image(systemName: "star.fill")
                                .mask { Rectangle().scaleEffect(x: share, anchor: .leading) }
                        }
                }
            }, "☆ ½ ★")
    }

    @Test func `a symbol without a character is no letter`() {
        expectPicture(
            HStack {
                Image(systemName: "leaf")
                Image(systemName: "leaf.fill")
                Image(systemName: "exclamationmark.triangle")
            }, "▫ ▪ ⚠")
    }

    @Test func `a path of many points is painted without delay`() {
        let points = (0..<1_000).map { index in
            let angle = Double(index) * 2.4
            return CGPoint(x: 150 + 150 * cos(angle), y: 150 + 150 * sin(angle))
        }
        let host = ViewHost { Path { $0.addLines(points) }.frame(width: 300, height: 300) }
        let drawing = host.drawing
        let time = ContinuousClock().measure { _ = CellPicture(drawing) }
        #expect(time < .seconds(2))
    }

    @Test func `a cell holds few scalars, however many marks there are`() {
        let host = ViewHost { Text("a" + String(repeating: "\u{301}", count: 10_000)) }
        host.textMetrics = .cells(width: 8, height: 16)
        #expect(CellPicture(host.drawing).description.unicodeScalars.count < 40)
    }

    @Test func `a picture in cells of texts in points is reported`() {
        let host = ViewHost { Text("a") }
        let picture = expectIssues([
            "outside a tree: The texts of a picture in cells are measured in points, so that they may "
                + "be cut or lie apart. Set the host's textMetrics to .cells(width: 8, height: 16) before."
        ]) { CellPicture(host.drawing) }
        #expect(picture.rows.map { $0.map(\.text).joined() }.contains { $0.contains("a") })
        let noText = ViewHost { Color.red.frame(width: 8, height: 16) }
        expectEqual(CellPicture(noText.drawing).rows.count, 1)
    }

    @Test func `a row that is cut in half is no bar`() {
        let host = ViewHost {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<3) { Text("row \($0)").background(.white) } }
            }
            .frame(width: 64, height: 40)
        }
        host.textMetrics = .cells(width: 8, height: 16)
        #expect(CellPicture(host.drawing).rows.joined().allSatisfy { $0.text != "█" })
    }

    @Test func `the name of a missing image stays in its box`() {
        expectIssues([
            "HStack/Image: Image(\"portrait-of-ada\") cannot be drawn; a labelled box is drawn instead."
        ]) {
            expectPicture(
                HStack {
                    Image("portrait-of-ada").resizable().frame(width: 64, height: 48)
                    Text("Ada")
                },
                """
                ╭──────╮
                │portr…│ Ada
                ╰──────╯
                """)
        }
    }

    @Test func `a bar is filled in whole cells`() {
        expectPicture(
            VStack(alignment: .leading, spacing: 0) {
                ForEach([8, 13, 16, 31], id: \.self) { Color.white.frame(width: $0, height: 16) }
            },
            """
            █
            ██
            ██
            ████
            """)
    }

    @Test func `hidden views are not drawn and keep their place`() {
        expectPicture(
            HStack(spacing: 0) {
                Text("a")
                Text("b").hidden()
                Text("c").opacity(0)
                Text("d")
            }, "a  d")
    }

    @Test(arguments: [("7", 1), ("1e300", 1), ("-1", 0)])
    func `an invalid opacity is opaque or invisible`(
        opacity: String, cells: Int
    ) throws {
        let drawing = ViewHost { Color.red.frame(width: 8, height: 16) }.drawing
        let json = String(decoding: try JSONEncoder().encode(drawing), as: UTF8.self)
            .replacingOccurrences(of: "\"opacity\":1", with: "\"opacity\":\(opacity)")
        let other = try JSONDecoder().decode(Drawing.self, from: Data(json.utf8))
        #expect(other != drawing)
        expectEqual(CellPicture(other).description.count, cells)
    }

    @Test func `a slider is filled up to its value`() {
        expectPicture(
            Slider(value: .constant(0.5)).frame(width: 64), "━━━━────")
    }

    @Test func `a view with a greater depth is in front`() {
        expectPicture(
            ZStack {
                Text("front").zIndex(1)
                Text("other")
                Text("abcde").zIndex(-1)
            }, "front")
    }

    @Test func `a depth that is not a number counts as 0`() {
        expectPicture(
            ZStack {
                Text("front").zIndex(0.5)
                Text("other").zIndex(.nan)
                Text("abcde").zIndex(-1)
            }, "front")
    }

    @Test func `a background is behind, an overlay in front`() {
        expectPicture(Text("abc").background { Text("xxxxx").fixedSize() }, "xabcx")
        expectPicture(Text("abc").overlay(alignment: .leading) { Text("x") }, "xbc")
    }

    @Test func `a shape is filled, or has a line around it`() {
        expectPicture(
            HStack {
                Rectangle().frame(width: 24, height: 48)
                RoundedRectangle(cornerRadius: 8).stroke().frame(width: 40, height: 48)
            },
            """
            ███ ╭───╮
            ███ │   │
            ███ ╰───╯
            """)
    }

    @Test(
        arguments: [
            (["TERM": "xterm", "NO_COLOR": "1"], true, "none"),
            (["TERM": "xterm", "NO_COLOR": ""], true, "basic"),
            (["TERM": "xterm-256color"], true, "palette"),
            (["TERM": "xterm-256color"], false, "none"),
            (["TERM": "xterm", "COLORTERM": "truecolor"], true, "full"),
            (["TERM": "dumb"], true, "none"),
        ] as [([String: String], Bool, String)])
    func `colours are as many as the terminal has`(
        environment: [String: String], isTerminal: Bool, depth: String
    ) {
        expectEqual("\(ColorDepth(environment: environment, isTerminal: isTerminal))", depth)
    }

    @Test func `a translucent area blends the letters and lines behind it`() {
        let veiled = VStack(spacing: 0) {
            Text("abc")
            Divider()
            Text("d")
        }.foregroundStyle(.white).overlay { Color.black.opacity(0.5) }
        expectPicture(
            veiled, size: ProposedViewSize(width: 24, height: 48),
            """
            abc
            ───
             d
            """)
        #expect((127...128).contains(ink(of: "a", in: veiled)?.red ?? 0))
    }

    @Test func `a translucent line is blended with the area behind it`() {
        let lines = ZStack {
            Color.white
            Rectangle().fill(.black.opacity(0.5)).frame(width: 32, height: 2)
        }.frame(width: 64, height: 48)
        #expect((127...128).contains(ink(of: "─", in: lines)?.red ?? 0))
    }

    /// Returns the colour of a character in the dark picture of a view.
    private func ink(of character: String, in view: some View) -> RGB? {
        let host = ViewHost(rootView: view)
        host.textMetrics = .cells(width: 8, height: 16)
        let cells = CellPicture(host.drawing).rows.joined()
        return cells.first { $0.text == character }?.ink
    }

    @Test func `colours are written where they change`() {
        let host = ViewHost {
            HStack(spacing: 0) {
                Text("a").foregroundStyle(.red)
                Text("b").bold()
                Text("c")
            }
        }
        host.textMetrics = .cells(width: 8, height: 16)
        let text = CellPicture(host.drawing, scheme: .light).text(colors: .full)
        expectEqual(text, "\u{1B}[0;38;2;255;59;48ma\u{1B}[0;1mb\u{1B}[0mc")
    }

    @Test func `a long path is painted as fast as its cells`() {
        let zigzag = Path { path in
            path.move(to: .zero)
            for step in 1...20_000 {
                path.addLine(
                    to: CGPoint(x: Double(step) / 50, y: step.isMultiple(of: 2) ? 10 : 290))
            }
        }
        let host = ViewHost {
            ZStack {
                zigzag.fill(.blue)
                zigzag.stroke(.red)
            }
            .frame(width: 400, height: 300)
        }
        let drawing = host.drawing
        let time = ContinuousClock().measure { _ = CellPicture(drawing) }
        #expect(time < .seconds(6))
    }
}
