import Tessera
import TesseraEvaluation

extension Probe {
    static let wholeSteps: Probe = Probe(
        "whole-steps", "Let a value with fractions be chosen in whole numbers.",
        [.wholeStepsStyle, .wholeStepsClosure, .wholeStepsControl, .wholeStepsClosures],
        impostors: [
            Impostor("a picture") { Fake(isAnnounced: true) },
            Impostor("a rating of one more") { Fake(tap: .choosesOneMore, isAnnounced: true) },
        ], variations: .every.ofNoCount, attacks: .every,
        builtIn: "values of more types than `Int`"
    ) { screen in
        let ratings = RatingLaw(.stars, 3)
        let values = screen.require(ratings)
        guard screen.isPassed, values != [4] else { return }
        screen.tap(at: screen.place(0.25, of: 3))
        screen.require("the first part of a symbol chooses it", ratings.areRight([4], on: screen))
    }
}

extension Inspection {
    /// A place in the middle of a symbol of the first rating, a share of its width from its leading edge.
    func place(_ share: Double, of index: Int) -> CGPoint {
        let frame = symbols(.stars)[index].frame
        let isMirrored = variation?.name == Variation.rightToLeft.name
        return CGPoint(
            x: frame.minX + frame.width * (isMirrored ? 1 - share : share), y: frame.midY)
    }
}
