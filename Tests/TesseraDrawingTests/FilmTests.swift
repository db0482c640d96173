import Foundation
import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct FilmTests {
    private struct Door: View {
        @State private var isOpen = false

        var body: some View {
            HStack {
                Button("open") { withAnimation(.linear(duration: 0.1)) { isOpen.toggle() } }
                Color.red.frame(width: 10, height: 10).offset(x: isOpen ? 10 : 0)
            }
        }
    }

    private static func film() -> Film {
        let host = ViewHost(rootView: Door())
        return host.film(every: .milliseconds(50)) { host.tap(.text("open")) }
    }

    @Test func `a film has a frame for each interval until nothing moves`() {
        let film = Self.film()
        expectEqual(film.frames.map(\.time), [-0.5, 0, 0.05, 0.1])
        let places = film.frames.map { frame in
            frame.drawing.frames(of: "Door/HStack/Color").map(\.minX)
        }
        expectEqual(places.map { $0[0] - places[0][0] }, [0, 0, 5, 10])
    }

    @Test func `a host moves no more after a film than before`() {
        let host = ViewHost(rootView: Door())
        _ = host.film(every: .zero, for: .milliseconds(40)) { host.tap(.text("open")) }
        #expect(!host.isAnimated)
        #expect(!host.isMoving)
        #expect(host.tree.text().contains(".offset(x: 10)"))
    }

    @Test func `films of several acts follow each other`() {
        let host = ViewHost(rootView: Door())
        func film() -> Film { host.film(every: .milliseconds(50)) { host.tap(.text("open")) } }
        let both = film() + film()
        expectEqual(both.frames.map { ($0.time * 100).rounded() }, [-50, 0, 5, 10, 60, 65, 70])
        expectEqual(both.frames.last?.drawing, both.frames.first?.drawing)
        var empty = both
        empty.frames = []
        expectEqual(empty + both + empty, both)
    }

    @Test func `an SVG film writes the equal parts of all frames once`() {
        let svg = Self.film().svg(title: "A door")
        expectEqual(svg.matches(of: #/<text /#).count, 1)
        expectEqual(svg.matches(of: #/<animate /#).count, 3)
        #expect(svg.contains(">A door</title>"))
    }

    @Test func `an SVG film shows its last frame without animation`() throws {
        let svg = Self.film().svg()
        let shown = svg.matches(
            of:
                #/<g class="[mr]" display="(\w+)"><animate [^>]*values="([\w;]+)" keyTimes="([\d.;]+)"/#
        )
        expectEqual(shown.map { String($0.1) }, ["none", "none", "inline"])
        expectEqual(
            shown.map { String($0.2) }, ["inline;none", "none;inline;none", "none;inline"])
        expectEqual(
            shown.map { String($0.3) }, ["0;0.3438", "0;0.3438;0.375", "0;0.375"])
    }

    private struct Word: View {
        @State private var isTapped = false

        var body: some View {
            Text(isTapped ? "after" : "before").lineSpacing(2).onTapGesture { isTapped = true }
        }
    }

    @Test func `a film begins before the action`() {
        let host = ViewHost(rootView: Word())
        let film = host.film { host.tap(.text("before")) }
        let words = film.frames.flatMap(\.drawing.items).compactMap { item in
            if case .text(let piece) = item.content { piece.string } else { nil }
        }
        expectEqual(words, ["before", "after"])
        #expect(film.svg().contains("keyTimes=\"0;0.3333\""))
    }

    @Test func `a film stands still where motion is reduced`() {
        let host = ViewHost(rootView: Word())
        let svg = host.film { host.tap(.text("before")) }.svg(description: "A word")
        #expect(svg.contains("@media (prefers-reduced-motion:reduce){#v"))
        #expect(svg.contains("-p .m{display:none!important}"))
        #expect(svg.contains("-p .r{display:inline!important}}"))
        #expect(svg.contains(">A word Not shown: .lineSpacing at Word/Text.</desc>"))
    }

    @Test func `a film of what does not move has equal frames`() {
        let host = ViewHost { Text("a") }
        let film = host.film {}
        expectEqual(film.frames.count, 2)
        #expect(!film.svg().contains("<animate"))
        expectEqual(film.frames[0].drawing, host.drawing)
    }
}
