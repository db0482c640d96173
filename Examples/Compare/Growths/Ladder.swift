import Tessera
import TesseraEvaluation

extension Growth {
    /// One rating, taken further and further from what there is.
    static let ladder = Growth(
        "A look of one's own, rung by rung",
        "What has to be learnt, and what is thrown away, to go one rung further.",
        [
            rung(
                "choose", "Show a rating, and let it be chosen.",
                [
                    .ladderChooseSymbol, .ladderChooseClosure, .ladderChooseBuilders,
                    .ladderChooseControl,
                ]
            ) { screen in
                screen.require("three of five are filled", screen.symbols == "***..")
                screen.tap(image: 3)
                screen.require("a tap on the fourth symbol fills four", screen.symbols == "****.")
                screen.require("it is one thing to adjust", screen.isOneAdjustable("4 of 5"))
            },
            rung(
                "built-in", "In circles, a look that there is.",
                [
                    .ladderBuiltInSymbol, .ladderBuiltInClosure, .ladderBuiltInBuilders,
                    .ladderBuiltInControl,
                ]
            ) { screen in
                screen.require("they are circles", screen.areAll("circle", screen.images))
                screen.tap(image: 3)
                screen.require("a tap on the fourth symbol fills four", screen.symbols == "****.")
                screen.require("it is one thing to adjust", screen.isOneAdjustable("4 of 5"))
            },
            rung(
                "own", "In hearts of red text, a look of one's own.",
                [.ladderOwnSymbol, .ladderOwnClosure, .ladderOwnBuilders, .ladderOwnControl]
            ) { screen in
                screen.requireHearts()
                screen.tap(.type(Text.self)[3])
                screen.require(
                    "a tap on the fourth symbol fills four", screen.texts.joined() == "♥♥♥♥♡")
                screen.require("it is one thing to adjust", screen.isOneAdjustable("4 of 5"))
            },
            rung(
                "upright", "Below each other, an arrangement of one's own.",
                [
                    .ladderUprightSymbol, .ladderUprightClosure, .ladderUprightBuilders,
                    .ladderUprightControl,
                ]
            ) { screen in
                screen.requireHearts()
                screen.requireColumn()
                screen.tap(.type(Text.self)[3])
                screen.require(
                    "a tap on the fourth symbol fills four", screen.texts.joined() == "♥♥♥♥♡")
                screen.require("it is one thing to adjust", screen.isOneAdjustable("4 of 5"))
            },
            rung(
                "double", "By a double tap, a gesture of one's own.",
                [
                    .ladderDoubleSymbol, .ladderDoubleClosure, .ladderDoubleBuilders,
                    .ladderDoubleControl,
                ]
            ) { screen in
                screen.requireHearts()
                screen.requireColumn()
                screen.tap(.type(Text.self)[3])
                screen.host.wait(.seconds(1))
                screen.require("a single tap chooses nothing", screen.texts.joined() == "♥♥♥♡♡")
                screen.tap(.type(Text.self)[3], count: 2)
                screen.require(
                    "a double tap on the fourth symbol fills four", screen.texts.joined() == "♥♥♥♥♡"
                )
                screen.require("it is one thing to adjust", screen.isOneAdjustable("4 of 5"))
            },
        ])

    private static func rung(
        _ name: String, _ task: String, _ attempts: [Attempt],
        check: @escaping @MainActor @Sendable (Inspection) -> Void
    ) -> Probe {
        Probe(
            name, task, fact: .look, attempts,
            impostors: [
                Impostor("a rating that is a picture") { Fake(isAnnounced: true) },
                Impostor("hearts that are a picture") {
                    VStack {
                        ForEach(0..<5, id: \.self) {
                            Text($0 < 3 ? "♥" : "♡").foregroundStyle(.red)
                        }
                    }
                },
            ], check: check)
    }
}

extension Inspection {
    fileprivate func requireHearts() {
        require(
            "three red hearts of five are filled",
            texts == ["♥", "♥", "♥", "♡", "♡"]
                && views(with: ".foregroundStyle(.red)").count == 5)
    }

    fileprivate func requireColumn() {
        let frames = (0..<5).map { frame(.type(Text.self)[$0]) }
        require(
            "they are below each other",
            zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY && $0.height > 0 })
    }
}
