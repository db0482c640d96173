import Tessera
import TesseraEvaluation

extension Probe {
    static let formHalves: Probe = Probe(
        "form-halves", "Show three ratings in halves, each labelled.",
        [.formHalvesStyle, .formHalvesClosure, .formHalvesControl, .formHalvesClosures],
        impostors: [
            Impostor("ratings in whole numbers") {
                ForEach(0..<3, id: \.self) { _ in Fake(tap: .choosesItself, isAnnounced: true) }
            },
            Impostor("three pictures") {
                ForEach(0..<3, id: \.self) { _ in Fake(isAnnounced: true) }
            },
        ],
        variations: .every.ofNoCount,
        attacks: .every, builtIn: "halves that a touch chooses, and a label"
    ) { screen in
        var values = [3.0, 2, 4]
        screen.require(
            "each shows, announces and stores its value, and its label",
            screen.areHalvesRight(values))
        for rating in 0..<3 {
            for index in [0, 4, 1, 3, 2] where screen.isPassed {
                for isFirst in [false, true] {
                    screen.tap(at: screen.place(isFirst ? 0.25 : 0.75, of: 5 * rating + index))
                    values[rating] = Double(index) + (isFirst ? 0.5 : 1)
                    screen.require(
                        "each half of a symbol chooses its value", screen.areHalvesRight(values))
                }
            }
        }
        guard screen.isPassed else { return }
        screen.step(2, .increment)
        values[2] += 0.5
        screen.require("a step is a half", screen.areHalvesRight(values))
    }
}

extension Inspection {
    /// Whether three labelled ratings show, announce and store some values.
    fileprivate func areHalvesRight(_ values: [Double]) -> Bool {
        let titles = ["Service", "Food", "Room"]
        return RatingLaw().areDrawn(values, on: self) && areStored(values)
            && announced.map(\.label) == titles && announced.allSatisfy(\.isAdjustable)
            && announced.map(\.value) == values.map { "\($0.formatted()) of 5" }
            && marks.map(\.name).filter(titles.contains) == titles
    }
}
