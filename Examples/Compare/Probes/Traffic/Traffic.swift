import Tessera
import TesseraDrawing
import TesseraEvaluation

extension Probe {
    static let traffic: Probe = Probe(
        "traffic", "Colour both ratings of a screen by their values: red up to 2, or else green.",
        [.trafficStyle, .trafficClosure, .trafficControl, .trafficClosures],
        impostors: [
            Impostor("all in red") {
                Group {
                    Fake(tap: .choosesItself, isAnnounced: true)
                    Fake(tap: .choosesItself, isAnnounced: true, value: 2)
                }.foregroundStyle(.red)
            },
            Impostor("colours that stay") {
                Fake(tap: .choosesItself, isAnnounced: true).foregroundStyle(.green)
                Fake(tap: .choosesItself, isAnnounced: true, value: 2).foregroundStyle(.red)
            },
        ],
        variations: .every.ofNoCount.leaving(
            out: .tinted, .fainter, since: "the look has a colour, whatever is around it."),
        attacks: .every
    ) { screen in
        let (red, green) = (Paint.of(.red), Paint.of(.green))
        var ratings = RatingLaw(.stars, 3, 2)
        ratings.also = (
            "filled symbols are red up to 2, and green above",
            { screen, values in
                let symbols = screen.symbols(.stars)
                return symbols.count == values.count * screen.count
                    && symbols.enumerated().allSatisfy { index, symbol in
                        let color = values[index / screen.count] > 2 ? green : red
                        return symbol.share == 0 || symbol.paint == color
                    }
            }
        )
        screen.require(ratings)
    }
}
