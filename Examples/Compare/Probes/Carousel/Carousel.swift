import Tessera
import TesseraEvaluation

extension Probe {
    static let carousel: Probe = Probe(
        "carousel",
        "In a row of cards that scrolls sideways, a tap chooses, and a slide over the rating scrolls.",
        [.carouselStyle, .carouselClosure, .carouselControl, .carouselClosures],
        impostors: [
            Impostor("a rating that is tapped") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("a picture in a row that scrolls") { Cards { Fake(isAnnounced: true) } },
        ], variations: .every.ofNoCount, attacks: .every,
        builtIn: "a slide that is switched off or scrolls"
    ) { screen in
        screen.host.size = ProposedViewSize(width: 400, height: 400)
        let ratings = RatingLaw(.stars, 3)
        let values = screen.require(ratings)
        guard screen.isPassed else { return }
        let isMirrored = screen.variation?.name == Variation.rightToLeft.name
        for direction in [-1.0, 1] {
            let start = screen.symbols(.stars)[2].center
            let distance = 10 * direction * (isMirrored ? -1 : 1)
            screen.press(at: start)
            var isStill = true
            for step in 1...4 {
                screen.move(to: CGPoint(x: start.x + distance * Double(step), y: start.y))
                isStill = isStill && screen.shares == values.map { Int($0) }
            }
            screen.host.release()
            let end = screen.symbols(.stars)[2].center
            screen.require("a slide scrolls", (end.x - start.x) / distance > 1)
            screen.require("a slide shows no other value", isStill)
        }
        screen.require("a slide chooses nothing", ratings.areRight(values, on: screen))
    }
}

/// A row of cards that scrolls sideways, with a rating on the first.
struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                // As wide as a slide is long, so that the rating stays in sight.
                Color.gray.frame(width: 40, height: 20)
                content
                Color.gray.frame(width: 900, height: 20)
            }
        }
    }
}
