import Tessera
import TesseraEvaluation

extension [Variation] {
    /// All changes under which what is done must still be done.
    static let every: [Variation] = [
        .twice, .rightToLeft, .scrolling, .list, .larger, .squares, .adjusted, .disabled, .values,
        .seven,
    ]

    /// The same for the screens of a library, whose ratings are not the attempts' own.
    static let everyOfLibrary: [Variation] = every.dropLast() + [.sevenInLibrary]

    /// Returns the variations with some of them left out, for a reason.
    func leaving(out others: Variation..., since reason: String) -> [Variation] {
        map { variation in
            others.contains { $0.name == variation.name }
                ? variation.leftOut(since: reason) : variation
        }
    }

    /// Returns the variations without those for which something has to be chosen.
    var ofReading: [Variation] {
        leaving(out: .adjusted, .values, since: "nothing is there to be chosen.")
    }

    /// Returns the variations without the one that replaces a count.
    var ofNoCount: [Variation] {
        leaving(out: .seven, since: "no attempt says how many symbols there are.")
    }
}

extension Variation {
    /// The screen in the row of a list.
    static let list = Variation("in a list") { screen in
        List { screen }
    }

    /// The value changed and changed back by a screen reader.
    static let adjusted = Variation(
        "adjusted up and down", change: { $0 },
        prepare: { screen in
            screen.adjust(.increment)
            screen.adjust(.decrement)
        })

    /// The screen in a larger font, which images follow.
    static let larger = Variation("with larger symbols") { screen in
        screen.font(.largeTitle)
    }

    /// The screen with other images: each symbol in a square.
    static let squares = Variation("with other images") { screen in
        screen.symbolVariant(.square)
    }

    /// Seven symbols, where an attempt says that there are five.
    static let seven = Variation.given("with seven symbols", 7)

    /// Seven symbols, where a library says how many there are.
    static let sevenInLibrary = Variation(
        seven.name, change: { $0.environment(\.symbolCount, 7) }, given: 7)

    /// Every symbol tapped in turn: the values that the check does not name.
    static let values = Variation(
        "at every value", change: { $0 },
        check: { screen in
            // Two ratings are enough of those of a large screen.
            for symbol in 0..<min(2 * screen.count, screen.symbols.count) {
                var expected = Array(screen.symbols)
                let first = symbol / screen.count * screen.count
                for position in first..<(first + screen.count) {
                    expected[position] = position <= symbol ? "*" : "."
                }
                screen.tap(
                    screen.images.isEmpty ? .type(Text.self)[symbol] : .type(Image.self)[symbol])
                screen.require("a tap fills all up to there", screen.symbols == String(expected))
            }
            screen.require("there are symbols", !screen.symbols.isEmpty)
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

private struct SymbolCountKey: EnvironmentKey {
    static let defaultValue = 5
}

extension EnvironmentValues {
    /// The number of symbols in the ratings of the libraries.
    var symbolCount: Int {
        get { self[SymbolCountKey.self] }
        set { self[SymbolCountKey.self] = newValue }
    }
}
