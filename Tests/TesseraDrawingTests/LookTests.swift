import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// The colours of controls: enabled, disabled, and with a tint.
@Suite(.runtimeIssuesFail)
struct LookTests {
    /// Returns the paints of a view's drawing, each once, in order.
    private func paints(_ view: some View) -> [Paint] {
        var paints: [Paint] = []
        for item in ViewHost(rootView: view).drawing.items {
            let paint: Paint? =
                switch item.content {
                case .fill(_, let paint, _), .stroke(_, let paint, _): paint
                case .text(let piece): piece.paint
                case .symbol(let image): image.paint
                default: nil
                }
            if let paint, !paints.contains(paint) { paints.append(paint) }
        }
        return paints
    }

    private enum Control: CaseIterable {
        case toggle, pressedToggle, slider, stepper, picker, editor, button, plain, bordered

        @ViewBuilder var view: some View {
            switch self {
            case .toggle: Toggle("a", isOn: .constant(false))
            case .pressedToggle: Toggle("a", isOn: .constant(true)).toggleStyle(.button)
            case .slider: Slider(value: .constant(0.5))
            case .stepper: Stepper("a", value: .constant(1))
            case .picker:
                Picker("a", selection: .constant(1)) { ForEach(1..<3) { Text("\($0)") } }
            case .editor: TextEditor(text: .constant("a"))
            case .button: Button("a") {}
            case .plain: Button("a") {}.buttonStyle(.plain)
            case .bordered: Button("a") {}.buttonStyle(.bordered)
            }
        }
    }

    @Test(arguments: Control.allCases)
    private func `no part of a disabled control has an enabled colour`(
        control: Control
    ) {
        let used = paints(Text("a")) + paints(Color.blue) + paints(Button("a") {})
        #expect(paints(control.view).contains { used.contains($0) })
        #expect(!paints(control.view.disabled(true)).contains { used.contains($0) })
    }

    @Test func `a destructive button is red, words and ground`() {
        let button = Button("a", role: .destructive) {}
        expectEqual(paints(button), paints(Color.red))
        let red = paints(
            ZStack {
                Color.red.opacity(0.15); Color.red
            })
        expectEqual(paints(button.buttonStyle(.bordered)), red)
        expectEqual(paints(button.buttonStyle(.bordered).tint(.green)), red)
    }

    @Test func `a text in a disabled group does not look like a control`() {
        expectEqual(paints(Text("a").disabled(true)), paints(Text("a")))
        let tinted = Text("a").foregroundStyle(.tint)
        expectEqual(paints(tinted.disabled(true)), paints(tinted))
    }

    @Test func `a switch has the tint, and is green without one`() {
        func track(_ view: some View) -> Paint? { paints(view.labelsHidden()).first }
        let toggle = Toggle("a", isOn: .constant(true))
        expectEqual(track(toggle), paints(Color.green).first)
        expectEqual(track(toggle.tint(.orange)), paints(Color.orange).first)
    }

    @Test func `a button toggle has a ground while it is on`() {
        func look(_ isOn: Bool) -> [Paint] {
            paints(Toggle("a", isOn: .constant(isOn)).toggleStyle(.button))
        }
        #expect(look(true) != look(false))
    }

    @Test(arguments: ColorScheme.allCases)
    func `colours follow the colour scheme of the environment`(scheme: ColorScheme) {
        let view = VStack {
            Text("a")
            Text("b").foregroundStyle(.blue)
            Button("c") {}
        }
        .background(.background)
        let free = paints(view)
        let fixed = paints(view.environment(\.colorScheme, scheme))
        expectEqual(free.count, 3)
        #expect(
            free.allSatisfy { if case .ink(let ink) = $0 { ink.light != ink.dark } else { false } })
        expectEqual(
            fixed,
            free.map {
                guard case .ink(let ink) = $0 else { return $0 }
                let color = scheme == .dark ? ink.dark : ink.light
                return .ink(Ink(color))
            })
    }

    @Test func `words are as high as the symbols beside them`() throws {
        let host = ViewHost(
            rootView: Label("Average", systemImage: "star").font(.system(size: 40)))
        var (words, symbol): (CGFloat?, CGFloat?)
        for item in host.drawing.items {
            switch item.content {
            case .text(let piece): words = piece.origin.y - 0.718 * 40 / 2
            case .symbol(let image): symbol = image.frame.midY
            default: break
            }
        }
        #expect(abs(try #require(words) - #require(symbol)) < 0.01)
    }

    @Test func `a link looks like text in a row, elsewhere like a button`() {
        let link = NavigationLink("a", value: 1)
        func look(_ view: some View) -> Paint? {
            ViewHost(rootView: NavigationStack { view }).drawing.items.lazy.compactMap { item in
                if case .text(let piece) = item.content { piece.paint } else { nil as Paint? }
            }.first
        }
        expectEqual(look(List { link }), look(Text("a")))
        expectEqual(look(link), look(Button("a") {}))
    }

    /// Returns the filled rectangles that are not as high as the drawing, from top to bottom.
    private func bands(_ host: ViewHost<some View>) -> [CGRect] {
        host.drawing.items.compactMap { item in
            guard case .fill(let path, _, _) = item.content, path.roundRect == nil else {
                return nil
            }
            let band = path.boundingRect
            return band.height < host.drawing.bounds.height ? band : nil
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `separators lie between rows and start at the text`(
        direction: LayoutDirection
    ) {
        let list = List {
            Text("a")
            Section {
                Text("b")
                Text("c").font(.largeTitle).padding(10)
                Text("d")
            } header: {
                Text("header")
            } footer: {
                Text("footer")
            }
        }
        let host = ViewHost(
            rootView: list.environment(\.layoutDirection, direction),
            size: ProposedViewSize(width: 200, height: 400))
        let x: CGFloat = direction == .leftToRight ? 16 : 0
        let high = host.frame(of: .text("c"))?.insetBy(dx: 0, dy: -16) ?? .zero
        expectEqual(high.minY, 118)
        expectEqual(
            bands(host),
            [
                CGRect(x: x, y: 117.5, width: 184, height: 0.5),
                CGRect(x: x, y: high.maxY - 0.5, width: 184, height: 0.5),
            ])
    }

    @Test
    func `form rows have a ground apart from headers and footers`() {
        let form = Form {
            Section {
                Text("a")
            } header: {
                Text("header")
            } footer: {
                HStack { Text("footer") }
            }
        }
        let points = ViewHost(rootView: form, size: ProposedViewSize(width: 100, height: 200))
        let middle = points.frame(of: .text("a"))?.midY ?? 0
        let row = CGRect(x: 16, y: middle - 22, width: 68, height: 44)
        let card = Path(roundedRect: row, cornerRadius: 10)
        #expect(
            points.drawing.items.contains {
                if case .fill(card, _, _) = $0.content { true } else { false }
            })
        let cells = ViewHost(rootView: form, size: ProposedViewSize(width: 100, height: 200))
        cells.textMetrics = .cells(width: 8, height: 16)
        expectEqual(bands(cells), [CGRect(x: 0, y: 16, width: 100, height: 16)])
    }

    @Test(
        arguments: [
            (0.0, LayoutDirection.leftToRight, 0.0), (0.5, .leftToRight, 42), (1, .leftToRight, 84),
            (2, .leftToRight, 84), (.nan, .leftToRight, 0), (0, .rightToLeft, 84),
        ])
    func `a slider's knob is on its track, where the value is`(
        value: Double, direction: LayoutDirection, x: Double
    ) {
        let slider = Slider(value: .constant(value)).environment(\.layoutDirection, direction)
        let host = ViewHost(rootView: slider, size: ProposedViewSize(width: 100, height: 20))
        let knobs = host.drawing.items.compactMap { item in
            if case .fill(let knob, _, _) = item.content, knob == Path(ellipseIn: knob.boundingRect)
            {
                knob.boundingRect
            } else {
                nil as CGRect?
            }
        }
        expectEqual(knobs, [CGRect(x: x, y: 2, width: 16, height: 16)])
    }
}
