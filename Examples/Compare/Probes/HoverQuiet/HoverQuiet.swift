import Tessera
import TesseraEvaluation

extension Probe {
    static let hoverQuiet: Probe = Probe(
        "hover-quiet",
        "Let a pointer that passes over the rating show nothing, and a click choose.",
        [.hoverQuietStyle, .hoverQuietClosure, .hoverQuietControl, .hoverQuietClosures],
        impostors: [
            Impostor("a picture") { Fake(isAnnounced: true) },
            Impostor("one that the pointer fills") { Hovered() },
        ], variations: .every.ofNoCount, attacks: .every,
        builtIn: "a pointer's preview that is switched off"
    ) { screen in
        let ratings = RatingLaw(.stars, 3)
        let values = screen.require(ratings)
        guard screen.isPassed else { return }
        for symbol in screen.symbols(.stars) {
            screen.host.hover(at: symbol.center)
            screen.require("a pointer shows nothing", ratings.areRight(values, on: screen))
        }
        screen.host.hover(at: nil)
    }
}

/// A rating that is full while a pointer is over it.
private struct Hovered: View {
    @State private var isHovered = false

    var body: some View {
        Fake(tap: .choosesItself, isAnnounced: true, value: isHovered ? 5 : 3)
            .id(isHovered)
            .onHover { isHovered = $0 }
    }
}
