import Tessera
import TesseraEvaluation

extension Growth {
    /// A screen of two questions, as requests come in: half of them from people who would not know of a
    /// design.
    static let requests = Growth(
        "A screen that grows",
        "Requests in the order in which they come in. Each program was changed from the one before as "
            + "little as that takes.",
        [
            step(
                "begin", "Ask two questions, each with a label and a rating of five.",
                [
                    .growthBeginSymbol, .growthBeginClosure, .growthBeginBuilders,
                    .growthBeginControl,
                ]
            ) { screen in
                screen.require("each is one thing to adjust, by its label", screen.areTwo(of: 5))
                screen.require("all are stars", screen.areAll("star", screen.images))
                screen.requireTaps(of: 5)
            },
            step(
                "ten", "Ten symbols, not five.",
                [.growthTenSymbol, .growthTenClosure, .growthTenBuilders, .growthTenControl]
            ) { screen in
                screen.require("each is one thing to adjust, by its label", screen.areTwo(of: 10))
                screen.requireTaps(of: 10)
            },
            step(
                "hearts", "Hearts, not stars.",
                [
                    .growthHeartsSymbol, .growthHeartsClosure, .growthHeartsBuilders,
                    .growthHeartsControl,
                ]
            ) { screen in
                screen.require("all are hearts", screen.areAll("heart", screen.images))
                screen.require("each is one thing to adjust, by its label", screen.areTwo(of: 10))
                screen.requireTaps(of: 10)
            },
            step(
                "one-stays", "Hearts for Service only.",
                [
                    .growthOneStaysSymbol, .growthOneStaysClosure, .growthOneStaysBuilders,
                    .growthOneStaysControl,
                ]
            ) { screen in
                screen.require(
                    "Service is in hearts", screen.areAll("heart", screen.images.prefix(10)))
                screen.require(
                    "Food is in stars", screen.areAll("star", screen.images.dropFirst(10)))
                screen.require("each is one thing to adjust, by its label", screen.areTwo(of: 10))
                screen.requireTaps(of: 10)
            },
            step(
                "sending", "Out of use while the answers are sent.",
                [
                    .growthSendingSymbol, .growthSendingClosure, .growthSendingBuilders,
                    .growthSendingControl,
                ]
            ) { screen in
                screen.require(
                    "Food is in stars", screen.areAll("star", screen.images.dropFirst(10)))
                screen.requireTaps(of: 10)
                screen.requireSending()
            },
            step(
                "stars-again", "Stars again.",
                [
                    .growthStarsAgainSymbol, .growthStarsAgainClosure, .growthStarsAgainBuilders,
                    .growthStarsAgainControl,
                ]
            ) { screen in
                screen.require("all are stars", screen.areAll("star", screen.images))
                screen.requireTaps(of: 10)
                screen.requireSending()
            },
            step(
                "halves", "Halves can be chosen.",
                [
                    .growthHalvesSymbol, .growthHalvesClosure, .growthHalvesBuilders,
                    .growthHalvesControl,
                ]
            ) { screen in
                screen.require("each is one thing to adjust, by its label", screen.areTwo(of: 10))
                screen.host.tap(at: screen.point(atImage: 5, part: 0.25))
                screen.require(
                    "a tap on the first half of the sixth symbol chooses five and a half",
                    screen.symbols.hasPrefix("*****/....")
                        && screen.announced.first?.value == "5.5 of 10")
                screen.requireSending()
            },
        ])

    private static func step(
        _ name: String, _ task: String, _ attempts: [Attempt],
        check: @escaping @MainActor @Sendable (Inspection) -> Void
    ) -> Probe {
        Probe(
            name, task, fact: .change, attempts,
            impostors: [
                Impostor("pictures") { Questions(isHeart: name == "hearts") },
                Impostor("one that chooses the symbol after") {
                    Questions(isHeart: name == "hearts", tap: .choosesOneMore)
                },
            ], check: check)
    }
}

/// Two questions whose ratings are made of images.
private struct Questions: View {
    let isHeart: Bool
    var tap = Fake.Tap.nothing

    var body: some View {
        Text("Service")
        Fake(kind: isHeart ? "heart" : "star", tap: tap, isAnnounced: true, count: 10, value: 3)
        Text("Food")
        Fake(kind: isHeart ? "heart" : "star", tap: tap, isAnnounced: true, count: 10, value: 2)
    }
}

extension Inspection {
    /// Whether two ratings are announced, each with its label.
    fileprivate func areTwo(of count: Int) -> Bool {
        let elements = announced.filter(\.isAdjustable)
        return elements.map(\.label) == ["Service", "Food"]
            && elements.map(\.value) == ["3 of \(count)", "2 of \(count)"]
            && images.count == 2 * count
    }

    /// Requires that a tap on the last symbol but one of the second rating fills all up to there.
    fileprivate func requireTaps(of count: Int) {
        host.tap(at: point(atImage: 2 * count - 2))
        let first = String(repeating: ".", count: count - 3)
        require(
            "a tap on the last symbol but one of the second fills all up to there",
            symbols == "***\(first)" + String(repeating: "*", count: count - 1) + ".")
    }

    /// Requires that nothing can be chosen any more, once the answers are being sent.
    fileprivate func requireSending() {
        tap(text: "Send")
        let before = symbols
        host.tap(at: point(atImage: 0))
        host.tap(at: point(atImage: 18))
        host.tap(at: point(atImage: 12))
        require(
            "while they are sent nothing can be chosen", before.count == 20 && symbols == before)
    }
}
