import Tessera
import TesseraEvaluation

extension [Variation] {
    /// The changes under which whatever is chosen must still be chosen.
    static let usual: [Variation] = [
        .twice, .rightToLeft, .scrolling, .list, .adjusted, .disabled,
    ]
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
