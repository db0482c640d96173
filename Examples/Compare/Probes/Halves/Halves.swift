import Tessera
import TesseraEvaluation

extension Probe {
    static let halves: Probe = Probe(
        "halves", "Let the first half of a symbol choose a half, and the second half the whole.",
        [.halvesStyle, .halvesClosure, .halvesControl, .halvesClosures],
        impostors: [
            Impostor("a rating in whole numbers") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("a picture") { Fake(isAnnounced: true) },
        ],
        variations: .every.leaving(out: .stored, since: "the check stores values itself."),
        attacks: .every,
        builtIn: "halves that a touch chooses"
    ) { screen in
        screen.requireParts(of: 3) { index, isFirst in
            Double(index) + (isFirst ? 0.5 : 1)
        } words: {
            "\($0.formatted()) of \(screen.count)"
        }
    }

    static let ten: Probe = Probe(
        "ten", "Show values up to ten in five symbols, and let each of them be chosen.",
        [.tenStyle, .tenClosure, .tenControl, .tenClosures],
        impostors: [
            Impostor("a rating in whole numbers") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("a picture") { Fake(isAnnounced: true) },
        ],
        variations: .every.ofNoCount.leaving(
            out: .stored, since: "the check stores values itself."),
        attacks: .every,
        builtIn: "more values than symbols"
    ) { screen in
        screen.requireParts(of: 7) { index, isFirst in
            Double(2 * index + (isFirst ? 1 : 2))
        } words: {
            "\($0.formatted()) of 10"
        }
    }
}

extension Inspection {
    /// Requires that each half of each symbol chooses its value, which is seen, announced and stored.
    fileprivate func requireParts(
        of first: Double, value: (_ index: Int, _ isFirst: Bool) -> Double,
        words: (Double) -> String
    ) {
        let largest = value(count - 1, false)
        func isRight(_ value: Double) -> Bool {
            RatingLaw().areDrawn([value / largest * Double(count)], on: self)
                && areStored([value]) && announced.map(\.value) == [words(value)]
                && announced.allSatisfy { $0.isAdjustable && $0.label?.isEmpty == false }
        }
        require("it shows, announces and stores its value", isRight(first))
        for index in (0..<count).reversed() where isPassed {
            for isFirst in [false, true] {
                tap(at: place(isFirst ? 0.25 : 0.75, of: index))
                require("each half of a symbol chooses its value", isRight(value(index, isFirst)))
            }
        }
        guard isPassed else { return }
        let least = value(0, true)
        step(0, .increment)
        require("a step goes to the next value", isRight(2 * least))
        store(Int(value(1, false)))
        store(value(1, false))
        require("a value that the program stores is shown", isRight(value(1, false)))
    }
}
