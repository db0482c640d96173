import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import TestViews

/// Styles in a terminal's colours, or in SVG if characters cannot show them.
@Suite(.runtimeIssuesFail)
struct StylePictureTests {
    @Test func `levels of a style are paler, and of the background grey`() {
        let look = { (style: AnyShapeStyle) in
            colors(of: Rectangle().fill(style).frame(width: 8, height: 16))
        }
        expectEqual(look(AnyShapeStyle(Color.red.secondary)), ["  on ff8983"])
        expectEqual(look(AnyShapeStyle(.background.secondary)), ["  on f2f2f7"])
    }

    @Test func `a rotation in space narrows its view, and turns it over`() {
        func matrix(_ degrees: Double, anchorZ: CGFloat = 0) -> String? {
            let card = Color.red.frame(width: 40, height: 20).rotation3DEffect(
                .degrees(degrees), axis: (x: 0, y: 1, z: 0), anchorZ: anchorZ, perspective: 0)
            let picture = ParsedPicture(ViewHost { card }.svg(appearance: .fixed(.light)))
            return picture.elements.compactMap { $0.attributes["transform"] }.first
        }
        expectEqual(matrix(60), "matrix(0.5 0 0 1 10 0)")
        expectEqual(matrix(180), "matrix(-1 0 0 1 40 0)")
        expectEqual(matrix(60, anchorZ: 20), "matrix(0.5 0 0 1 -7.3205 0)")
        let host = ViewHost {
            Text("a").rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0))
        }
        expectEqual(
            host.drawing.omissions.map(\.description), ["perspective of .rotation3DEffect at Text"])
    }

    @Test func `a shadow follows its content and parameters`() {
        let svg = ViewHost {
            Text("a").shadow(color: .red, radius: 4, x: 2, y: 3)
        }.svg(appearance: .fixed(.light))
        let elements = ParsedPicture(svg).elements
        let offset = elements.first { $0.name == "feOffset" }
        expectEqual(offset?.attributes["dx"], "2")
        expectEqual(offset?.attributes["dy"], "3")
        let blur = elements.first { $0.name == "feGaussianBlur" }
        expectEqual(blur?.attributes["stdDeviation"], "2")
        expectEqual(elements.first { $0.name == "feFlood" }?.attributes["flood-color"], "#ff3b30")
    }

    @Test func `effects change the colours of a view`() {
        let square = Color.red.frame(width: 8, height: 16)
        expectEqual(colors(of: square.brightness(0.2)), ["  on ff6e63"])
        expectEqual(colors(of: square.contrast(0)), ["  on 808080"])
        expectEqual(colors(of: square.saturation(0)), ["  on 646464"])
        expectEqual(colors(of: square.grayscale(1)), ["  on 646464"])
        expectEqual(colors(of: square.hueRotation(.degrees(180))), ["  on 008d98"])
        expectEqual(colors(of: square.colorInvert()), ["  on 00c4cf"])
        expectEqual(colors(of: square.colorMultiply(.blue)), ["  on 001c30"])
        expectEqual(colors(of: square.grayscale(1).colorInvert()), ["  on 9b9b9b"])
        expectEqual(colors(of: square.brightness(0.2).contrast(0)), ["  on 808080"])
        expectEqual(colors(of: square.contrast(0).brightness(0.2)), ["  on b3b3b3"])
    }

    @Test func `a material shows the views behind it`() {
        func seen(_ material: Material) -> [String] {
            colors(of: Color.red.overlay(material).frame(width: 8, height: 16))
        }
        expectEqual(seen(.ultraThin), ["  on f99794"])
        expectEqual(seen(.thin), ["  on f7b2b1"])
        expectEqual(seen(.ultraThick), ["  on f3e9ed"])
    }

    @Test func `an effect is a filter of the picture, as in cells`() {
        let svg = ViewHost {
            Text("a").blur(radius: 3)
            Text("b").contrast(0.5)
            Text("c").blendMode(.colorBurn)
            Text("d").mask { Circle().colorInvert() }
        }.svg(appearance: .fixed(.light))
        let elements = ParsedPicture(svg).elements
        let blurs = elements.filter { $0.name == "feGaussianBlur" }
        expectEqual(blurs.map { $0.attributes["stdDeviation"] }, ["3"])
        // In a mask only opacity counts, which an inverted white would lose.
        let matrices = elements.filter { $0.name == "feColorMatrix" }
        let values = "0.5 0 0 0 0.25 0 0.5 0 0 0.25 0 0 0.5 0 0.25 0 0 0 1 0"
        expectEqual(matrices.map { $0.attributes["values"] }, [values])
        #expect(svg.contains("<g style=\"mix-blend-mode:color-burn\">"))
    }

    @Test(arguments: [true, false])
    func `colours inside a group do not mix with those behind`(isGroup: Bool) {
        let mixed = Color.red.blendMode(.multiply)
        let host = ViewHost {
            if isGroup { mixed.compositingGroup() } else { mixed.drawingGroup(opaque: true) }
        }
        let svg = host.svg()
        #expect(
            svg.contains("<g style=\"isolation:isolate\"><g style=\"mix-blend-mode:multiply\">"))
        host.textMetrics = .cells
        expectEqual("\(host.drawing.omissions)", "[.blendMode at Color]")
    }

    @Test func `an effect that a drawing cannot show is listed`() {
        let host = ViewHost {
            Text("a").blur(radius: 3)
            Text("b").blendMode(.multiply)
            Text("c").blendMode(.normal).blur(radius: 0)
        }
        #expect(host.drawing.omissions.isEmpty)
        host.textMetrics = .cells(width: 8, height: 16)
        expectEqual("\(host.drawing.omissions)", "[.blur at Text, .blendMode at Text[1]]")
        let cut = ViewHost { Text("a").blendMode(.destinationOut) }
        expectEqual("\(cut.drawing.omissions)", "[.blendMode at Text]")
    }

    @Test(
        arguments: [
            (.light, ["a", "b 8a8a8e", "c c5c5c7", "d dcdcdd"]),
            (.dark, ["a", "b 8d8d93", "c 47474a", "d 2a2a2c"]),
        ] as [(Drawing.Scheme, [String])])
    func `levels of importance are more and more like the ground`(
        scheme: Drawing.Scheme, expected: [String]
    ) {
        let levels = VStack(spacing: 0) {
            Text("a").foregroundStyle(.primary)
            Text("b").foregroundStyle(.secondary)
            Text("c").foregroundStyle(.tertiary)
            Text("d").foregroundStyle(.quaternary)
        }
        expectEqual(colors(of: levels, scheme: scheme), expected)
    }

    @Test func `levels below a colour are of that colour`() {
        let levels = VStack(spacing: 0) {
            Text("a")
            Text("b").foregroundStyle(.secondary)
        }
        expectEqual(colors(of: levels.foregroundStyle(.red)), ["a ff3b30", "b ff8983"])
        expectEqual(colors(of: levels.foregroundStyle(.red, .blue)), ["a ff3b30", "b 007aff"])
    }

    @Test func `a tint colours controls, and texts that request it`() {
        let controls = VStack(spacing: 0) {
            Button("Save") {}
            Text("tint").foregroundStyle(.tint)
            Text("plain")
            Slider(value: .constant(1)).frame(width: 32)
        }
        expectEqual(
            colors(of: controls), ["Save 007aff", "tint 007aff", "plain", "━━━━ 007aff"])
        expectEqual(
            colors(of: controls.tint(.green)),
            [
                "Save 34c759", "tint 34c759", "plain", "━━━━ 34c759",
            ])
    }

    @Test(
        arguments: [
            ("0E0E0F", "233", "30", "40"), ("2A2A2C", "235", "90", "40"),
            ("8E8E93", "246", "90", "100"),
            ("C7C7CC", "251", "37", "47"), ("F0F0F0", "255", "97", "107"),
            ("FF3B30", "203", "91", "101"),
            ("007AFF", "33", "94", "104"),
        ])
    func `colours map to the nearest terminal colour`(
        hex: String, palette: String, basic: String, basicGround: String
    ) throws {
        let number = try #require(UInt32(hex, radix: 16))
        func share(_ bits: UInt32) -> Double { Double(number >> bits & 255) / 255 }
        let color = Color(red: share(16), green: share(8), blue: share(0))
        let host = ViewHost(rootView: Text("a").foregroundStyle(color))
        host.textMetrics = .cells
        let words = CellPicture(host.drawing)
        expectEqual(words.text(colors: .palette), "\u{1B}[0;38;5;\(palette)ma\u{1B}[0m")
        expectEqual(words.text(colors: .basic), "\u{1B}[0;\(basic)ma\u{1B}[0m")
        let ground = ViewHost(rootView: color, size: ProposedViewSize(width: 1, height: 1))
        ground.textMetrics = .cells
        #expect(
            CellPicture(ground.drawing).text(colors: .basic).hasPrefix("\u{1B}[0;\(basicGround)m"))
    }

    @Test func `disabled content is paler`() {
        let controls = VStack(spacing: 0) {
            Button("Save") {}
            Button("Delete", role: .destructive) {}
            Text("plain")
        }
        expectEqual(colors(of: controls), ["Save 007aff", "Delete ff3b30", "plain"])
        expectEqual(colors(of: controls.disabled(true)), ["Save c5c5c7", "Delete c5c5c7", "plain"])
    }

    @Test func `corners that are cut off are empty`() {
        expectPicture(
            Color.white.frame(width: 64, height: 48).cornerRadius(24),
            """
             ██████
            ████████
             ██████
            """)
        let svg = ViewHost { Text("a").padding().cornerRadius(5) }.svg()
        let clip = ParsedPicture(svg).elements.drop { $0.name != "clipPath" }.dropFirst().first
        expectEqual(clip?.name, "rect")
        expectEqual(clip?.attributes["rx"], "5")
    }

    @Test func `colours follow the reader's or the view's scheme`() {
        let words = HStack(spacing: 0) {
            Text("a").foregroundStyle(.red)
            Text("b").foregroundStyle(.red).environment(\.colorScheme, .dark)
            Text("c").environment(\.colorScheme, .dark)
        }
        expectEqual(colors(of: words, scheme: .light), ["a ff3b30, b ff453a, c ffffff"])
        expectEqual(colors(of: words, scheme: .dark), ["ab ff453a, c"])
        expectEqual(
            colors(of: Text("a").foregroundStyle(.red).preferredColorScheme(.dark)),
            ["a ff453a on 000000"])
        expectEqual(
            colors(of: Text("a").preferredColorScheme(.light), scheme: .dark),
            ["a 000000 on ffffff"])
        expectEqual(colors(of: Text("a").preferredColorScheme(.dark), scheme: .dark), ["a"])
    }
}
