import Tessera
import TesseraEvaluation

extension Probe {
    static let keys: Probe = Probe(
        "keys", "Let arrow keys and digits choose the value.",
        [.keysStyle, .keysClosure, .keysClosures, .keysControl],
        impostors: [
            Impostor("a rating that is tapped") {
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("a picture that has the focus") { Fake(isAnnounced: true).focusable() },
        ], variations: .every, attacks: .every,
        builtIn: "keys, and a stop of the focus"
    ) { screen in
        let ratings = RatingLaw(.stars, 3)
        var value = screen.require(ratings)[0]
        screen.host.focus(screen.query(.type(Image.self)[0]))
        let isMirrored = screen.variation?.name == Variation.rightToLeft.name
        let arrows: [(keys: [KeyEquivalent], step: Double)] = [
            ([.downArrow, isMirrored ? .rightArrow : .leftArrow], -1),
            ([.upArrow, isMirrored ? .leftArrow : .rightArrow], 1),
        ]
        for (keys, step) in arrows where screen.isPassed {
            for number in 0...(screen.variation == nil ? screen.count : 0) {
                screen.host.press(key: keys[number % 2])
                value = min(max(0, value + step), Double(screen.count))
                screen.require(
                    "arrows go through each value, and no further",
                    ratings.areRight([value], on: screen))
            }
        }
        for digit in screen.variation == nil ? [4, 1, 5, 2, 3] : [4, 1] where screen.isPassed {
            screen.host.press(key: KeyEquivalent(Character("\(digit)")))
            screen.require(
                "a digit is chosen", ratings.areRight([Double(digit)], on: screen))
        }
    }
}
