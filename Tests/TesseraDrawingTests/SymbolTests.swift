import Tessera
import TesseraTesting

@testable import TesseraDrawing
import TestViews

/// The outlines of system images, and the names under which they are drawn.
@Suite(.runtimeIssuesFail)
struct SymbolTests {
    /// Returns the name under which an image is drawn.
    private func name(_ view: some View) -> String? {
        ViewHost(rootView: view).drawing.items.lazy.compactMap { item in
            if case .symbol(let image) = item.content { image.name } else { nil as String? }
        }.first
    }

    @Test func `there are outlines of sixty images and more`() {
        #expect(Symbols.names.count >= 60)
    }

    @Test func `cutouts lie inside their filled image`() {
        for name in Symbols.names {
            let parts = Symbols.parts(of: name)
            let areas = parts.filter { $0.kind == "A" }.map { $0.path.boundingRect }
            guard let first = areas.first else { continue }
            let whole = areas.dropFirst().reduce(first) { $0.union($1) }
            for part in parts where "LF".contains(part.kind) {
                let cut = part.path.boundingRect
                #expect(whole.contains(cut), "\(name) cuts out what is beside it")
            }
        }
    }

    @Test(
        arguments: [
            ("star.leadinghalf.filled", "star.lefthalf.filled", "star.righthalf.filled"),
            ("circle.trailinghalf.filled", "circle.righthalf.filled", "circle.lefthalf.filled"),
            ("star.lefthalf.filled", "star.lefthalf.filled", "star.lefthalf.filled"),
            ("chevron.forward", "chevron.right", "chevron.left"),
            ("arrow.backward.circle.fill", "arrow.left.circle.fill", "arrow.right.circle.fill"),
            (
                "arrow.uturn.backward.circle", "arrow.uturn.backward.circle",
                "arrow.uturn.backward.circle"
            ),
            ("nothing.forward", "nothing.forward", "nothing.forward"),
        ])
    func `a leading image follows the layout direction`(
        image: String, leftToRight: String, rightToLeft: String
    ) {
        let view = Image(systemName: image)
        expectEqual(name(view), leftToRight)
        expectEqual(name(view.environment(\.layoutDirection, .rightToLeft)), rightToLeft)
        let words = Text("\(Image(systemName: image))")
        expectEqual(name(words), leftToRight)
        expectEqual(name(words.environment(\.layoutDirection, .rightToLeft)), rightToLeft)
    }

    @Test func `an image in a filled circle is filled`() {
        #expect(SymbolPicture(SymbolName("play.circle.fill")).cuts.contains { $0.width == nil })
        #expect(!SymbolPicture(SymbolName("play.circle")).solid.contains { $0.width == nil })
    }

    @Test(arguments: [
        "cart.fill", "creditcard", "gift", "phone.fill", "mic", "paperplane.fill", "map", "link",
        "alarm", "timer", "doc.text", "line.3.horizontal", "slider.horizontal.3",
        "square.grid.2x2", "backward.fill", "forward.fill",
    ])
    func `what forms and lists use has an outline`(name: String) {
        #expect(SymbolName(name).isKnown)
    }
}
