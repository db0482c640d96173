import Tessera
import TesseraEvaluation

/// What a visit was like: the program's own type, which has no "none".
enum Mood: Int, CaseIterable {
    case awful = 1
    case poor, fair, good, superb
}

extension Probe {
    static let ownType = Probe(
        "own-type",
        "Let a `Mood` be chosen, an enumeration of the program's own from awful to superb, and announce "
            + "it by its name.",
        fact: .values,
        [.ownTypeSymbol, .ownTypeClosure, .ownTypeBuilders, .ownTypeControl, .ownTypeHand],
        impostors: [
            Impostor("a rating beside a mood") {
                Fake(tap: .choosesItself, isAnnounced: true); Text("kept: \(Mood.fair)")
            },
            Impostor("a picture") {
                Fake(isAnnounced: true).accessibilityValue("fair"); Text("kept: fair")
            },
            Impostor("a mood that is announced as a number") { Numbered() },
        ],
        variations: .every.leaving(
            out: .seven, since: "the program has five moods.")
    ) { screen in
        screen.require(
            "three are filled at first, and fair is kept",
            screen.symbols == screen.filled(3) && screen.texts == ["kept: fair"])
        screen.require("it is announced by its name", screen.isMood(.fair))
        screen.tap(image: 3)
        screen.require(
            "a tap on the fourth symbol keeps good",
            screen.symbols == screen.filled(4) && screen.texts == ["kept: good"])
        screen.adjust(.increment)
        screen.require("a step up is superb", screen.isMood(.superb))
        screen.adjust(.increment)
        screen.require("there is no step above", screen.isMood(.superb))
        screen.tap(image: 0)
        screen.adjust(.decrement)
        screen.require(
            "nor one below awful",
            screen.symbols == screen.filled(1) && screen.texts == ["kept: awful"]
                && screen.isMood(.awful))
    }
}

extension Inspection {
    /// Whether one thing to adjust is announced, by a name.
    fileprivate func isMood(_ mood: Mood) -> Bool {
        announced.filter(\.isAdjustable).map(\.value) == ["\(mood)"]
    }
}

/// A rating of a mood, for somebody who knows the numbers of moods.
private struct Numbered: View {
    @State private var mood = Mood.fair

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= mood.rawValue ? "star.fill" : "star")
                    .onTapGesture { mood = Mood(rawValue: number) ?? mood }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(mood.rawValue) of 5")
        .accessibilityAdjustableAction { direction in
            mood = Mood(rawValue: mood.rawValue + (direction == .increment ? 1 : -1)) ?? mood
        }
        Text("kept: \(mood)")
    }
}
