import Tessera
import TesseraEvaluation

extension [Variation] {
    /// The changes under which whatever is chosen must still be chosen.
    static let usual: [Variation] = [
        .twice, .rightToLeft, .scrolling, .list, .adjusted, .disabled,
    ]
    /// The same for ratings of five images that are tapped.
    static let usualAndValues = usual + [.values]
    /// The same for what is read.
    static let reading: [Variation] = [.twice, .rightToLeft, .scrolling, .list, .disabled]
}

extension Variation {
    /// The screen in the row of a list.
    static let list = Variation("in a list") { screen in
        List { screen }
    }

    /// The value changed and changed back by a screen reader.
    static let adjusted = Variation(
        "after a screen reader has adjusted it up and down", change: { $0 },
        prepare: { screen in
            screen.adjust(.increment)
            screen.adjust(.decrement)
        })

    /// Every symbol tapped in turn: the values that the check does not name.
    static let values = Variation(
        "at every value", change: { $0 },
        check: { screen in
            // Two ratings of five symbols are enough of those of a large screen.
            for image in 0..<min(10, screen.images.count) {
                var expected = Array(screen.symbols)
                for position in 0..<5 {
                    expected[image / 5 * 5 + position] = position <= image % 5 ? "*" : "."
                }
                screen.tap(image: image)
                screen.require("a tap fills all up to there", screen.symbols == String(expected))
            }
            screen.require("there are symbols", !screen.images.isEmpty)
        })

    /// The screen out of use.
    static let disabled = Variation(
        "out of use", change: { $0.disabled(true) },
        check: { screen in
            let before = screen.tree.text()
            // Two ratings of five symbols are enough of those of a large screen.
            for image in 0..<min(10, screen.images.count) { screen.tap(image: image) }
            for text in 0..<min(10, screen.texts.count) { screen.tap(.type(Text.self)[text]) }
            screen.adjust(.increment)
            screen.require(
                "nothing changes",
                screen.images.count + screen.texts.count > 0 && screen.tree.text() == before)
        })
}
