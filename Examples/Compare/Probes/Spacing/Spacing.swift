import Tessera
import TesseraEvaluation

extension Probe {
    static let spacing: Probe = Probe(
        "spacing", "Leave 20 points between the symbols of both ratings of a screen.",
        [.spacingStyle, .spacingClosure, .spacingControl, .spacingClosures],
        impostors: [
            Impostor("two ratings as they are") {
                Fake(tap: .choosesItself, isAnnounced: true)
                Fake(tap: .choosesItself, isAnnounced: true, value: 2)
            },
            Impostor("two pictures") {
                Fake(isAnnounced: true)
                Fake(isAnnounced: true, value: 2)
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.stars, 3, 2)
        ratings.also = ("the symbols are 20 points apart", { screen, _ in screen.areApart(20) })
        screen.require(ratings)
    }
}

extension Inspection {
    /// Whether the symbols of each rating are some points apart.
    func areApart(_ points: CGFloat) -> Bool {
        let frames = symbols(.stars).map(\.frame)
        return stride(from: 0, to: frames.count, by: count).allSatisfy { start in
            let row = frames[start...].prefix(count).sorted { $0.minX < $1.minX }
            return zip(row, row.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - points) < 0.5 }
        }
    }
}
