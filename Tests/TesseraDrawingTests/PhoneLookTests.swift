import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTesting
import TestViews

/// Traits that pictures in points share with a phone.
@Suite(.runtimeIssuesFail)
struct PhoneLookTests {
    private func host(_ width: CGFloat = 320, _ height: CGFloat = 300, _ view: some View)
        -> ViewHost<some View>
    {
        ViewHost(rootView: view, size: ProposedViewSize(width: width, height: height))
    }

    /// The rounded areas of a drawing, in order.
    private func rounded(_ drawing: Drawing) -> [CGRect] {
        drawing.items.compactMap { item in
            if case .fill(let path, _, _) = item.content { path.roundRect } else { nil }
        }
    }

    private func paint(of word: String, in view: some View) -> Paint? {
        ViewHost(rootView: view).drawing.items.lazy.compactMap { item in
            switch item.content {
            case .text(let piece) where piece.string == word: piece.paint
            case .symbol(let image) where image.name == word: image.paint
            default: nil
            }
        }.first
    }

    private func size(of word: String, in view: some View) -> CGFloat? {
        ViewHost(rootView: view).drawing.items.lazy.compactMap { item in
            if case .text(let piece) = item.content, piece.string == word {
                piece.face.size
            } else {
                nil
            }
        }.first
    }

    @Test func `a form's options and steps are at the far end`() {
        let host = host(
            320, 300,
            Form {
                Picker("Genre", selection: .constant(1)) { Text("Horror").tag(1) }
                Stepper("Copies", value: .constant(1))
            })
        expectEqual(host.frame(of: .text("Genre"))?.minX, 32)
        expectEqual(host.frame(of: .text("Horror"))?.maxX, 260)
        #expect(
            rounded(host.drawing).contains {
                $0.maxX == 288 && $0.size == CGSize(width: 94, height: 32)
            })
    }

    private struct Order: View {
        @State private var size = 2

        var body: some View {
            Form {
                Picker("Size", selection: $size) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                }
            }
        }
    }

    @Test func `a picker in a form shows its value, or its options`() {
        let host = host(320, 200, Order())
        func texts() -> [String] {
            host.drawing.items.compactMap { item in
                if case .text(let piece) = item.content { piece.string } else { nil }
            }
        }
        expectEqual(texts(), ["Size", "large"])
        // The chosen value is at the far end, before two arrows.
        expectEqual(host.frame(of: .text("large"))?.maxX, 260)
        // A tap anywhere behind the label opens the options.
        let y = host.frame(of: .text("Size"))?.midY ?? 0
        expectEqual(host.tap(at: CGPoint(x: 180, y: y)), .done)
        expectEqual(texts(), ["Size", "small", "large"])
        expectEqual(host.tap(.text("small")), .done)
        expectEqual(texts(), ["Size", "small"])
        expectEqual(host.frame(of: .text("small"))?.maxX, 260)
        host.choose(2, in: .text("Size"))
        expectEqual(texts(), ["Size", "large"])
    }

    @Test func `a stepper fills the width outside a form, too`() {
        let host = host(320, 100, Stepper("Copies", value: .constant(1)))
        expectEqual(host.frame(of: .text("Copies"))?.minX, 0)
        expectEqual(rounded(host.drawing).map(\.maxX), [320, 273.5])
    }

    @Test func `headers and footers have small letters in a list alone`() {
        let section = Section {
            Text("row")
        } header: {
            Text("head")
        } footer: {
            Text("foot")
        }
        expectEqual(size(of: "head", in: List { section }), 13)
        expectEqual(size(of: "foot", in: Form { section }), 13)
        expectEqual(size(of: "row", in: List { section }), 17)
        expectEqual(size(of: "head", in: VStack { section }), 17)
    }

    @Test func `a bordered button is tinted and 34 points high`() {
        let host = ViewHost { Button("Send") {}.buttonStyle(.bordered) }
        expectEqual(rounded(host.drawing).map { $0.height.rounded() }, [34])
    }

    @Test func `an alert is 270 points wide, with lines above its buttons`() {
        let host = host(
            375, 300,
            Text("behind").alert("Really?", isPresented: .constant(true)) {
                Button("OK") {}
            } message: {
                Text("All the words of a long message stand in the middle of the alert.")
            })
        let card = host.drawing.items.lazy.compactMap { item in
            if case .changed(.clip(let path, _)) = item.content {
                path.roundRect
            } else {
                nil as CGRect?
            }
        }.first
        expectEqual(card?.width, 270)
        expectEqual(host.frame(of: .text("OK")).map { $0.midX }, 187.5)
        let lines = host.drawing.items.filter { item in
            if case .fill(let path, _, _) = item.content {
                path.boundingRect.size == CGSize(width: 270, height: 0.5)
            } else {
                false
            }
        }
        expectEqual(lines.count, 1)
    }

    @Test func `a sheet has its round corners around a bar`() {
        let host = host(
            320, 200,
            Text("behind").sheet(isPresented: .constant(true)) {
                NavigationStack { Text("in").navigationTitle("Title") }
            })
        let cards = host.drawing.items.compactMap { item in
            if case .changed(.clip(let path, _)) = item.content {
                path.roundRect
            } else {
                nil as CGRect?
            }
        }
        expectEqual(cards, [CGRect(x: 0, y: 0, width: 320, height: 210)])
        expectEqual(host.drawing.bounds.minY, -8)
    }

    @Test func `items of the lower bar are below the content`() {
        let host = host(
            320, 200,
            NavigationStack {
                Text("in").toolbar {
                    ToolbarItem(placement: .bottomBar) { Text("below") }
                    ToolbarItem { Text("above") }
                }
            })
        expectEqual(host.drawing.bounds, CGRect(x: 0, y: 0, width: 320, height: 200))
        let tops = host.drawing.items.compactMap { item in
            if case .text(let piece) = item.content {
                "\(piece.string) \(piece.line.top < 44 ? -1 : piece.line.top > 156 ? 1 : 0)"
            } else {
                nil
            }
        }
        expectEqual(tops.sorted(), ["above -1", "below 1", "in 0"])
    }

    @Test func `a value is secondary, and the icon of a row tinted`() {
        let secondary = paint(of: "b", in: Text("b").foregroundStyle(.secondary))
        expectEqual(paint(of: "b", in: LabeledContent("a", value: "b")), secondary)
        let label = Label("Star", systemImage: "star")
        expectEqual(
            paint(of: "star", in: List { label }),
            paint(of: "star", in: label.foregroundStyle(.tint)))
        expectEqual(paint(of: "star", in: label), paint(of: "star", in: Image(systemName: "star")))
    }

    @Test func `the label of a disabled rating fades like others`() {
        let faded = paint(of: "a", in: Toggle("a", isOn: .constant(true)).disabled(true))
        expectEqual(paint(of: "a", in: Rating("a", value: .constant(1)).disabled(true)), faded)
        expectEqual(paint(of: "a", in: LabeledContent("a", value: "b").disabled(true)), faded)
        #expect(faded != paint(of: "a", in: Text("a")))
    }

    @Test func `redacted images are bars, and nothing is tinted`() {
        let view = VStack {
            Image(systemName: "star")
            Button("Send") {}.buttonStyle(.bordered)
        }
        let host = ViewHost(rootView: view.redacted(reason: .placeholder))
        expectEqual(rounded(host.drawing).count, 3)
        #expect(!host.svg().contains("#007aff"))
    }

    @Test func `a fade to clear keeps its colour`() {
        let fade = LinearGradient(
            colors: [.red, .clear], startPoint: .leading, endPoint: .trailing)
        let svg = ViewHost { fade.frame(width: 100, height: 10) }.svg(appearance: .fixed(.light))
        expectEqual(svg.components(separatedBy: "stop-color=\"#ff3b30\"").count, 3)
    }

    @Test func `an image in a text is as wide as the image alone`() {
        let host = ViewHost {
            VStack {
                Text(Image(systemName: "star"))
                Image(systemName: "star")
            }
        }
        expectEqual(
            host.frame(of: .type(Text.self))?.width, host.frame(of: .type(Image.self))?.width)
    }

    @Test(arguments: ["\u{200B}", "\u{AD}"])
    func `a line may end at a place that is not seen`(sign: String) {
        let host = host(60, 100, Text("wonder\(sign)ful"))
        let words = host.drawing.items.compactMap { item in
            if case .text(let piece) = item.content { piece.string } else { nil }
        }
        expectEqual(words, ["wonder\(sign)", "ful"])
        let whole = ViewHost { Text("wonder\(sign)ful") }.frame(of: .type(Text.self))
        expectEqual(whole?.width, ViewHost { Text("wonderful") }.frame(of: .type(Text.self))?.width)
    }
}

extension Path {
    /// This path as a rectangle with round corners, or `nil` if it is another shape.
    var roundRect: CGRect? { figure.flatMap { $0.isRound ? $0.rect : nil } }
}
