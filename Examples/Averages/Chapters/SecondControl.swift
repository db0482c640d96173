import TesseraPrograms
import Foundation
import Tessera
import TesseraRating

extension Chapter {
    static let secondControl: Chapter = Chapter(
        "second-control",
        "The second control is tapped, fills to the exact place under the finger, and can be "
            + "animated: how a change is animated is said with the change, not in a layout pass. "
            + "Whole, half and any part of a star are three ways to read the same tap."
    ) { telling in
        try telling.code("screen")
        for style in StarRateView.RateStyle.allCases {
            let log = Log()
            let host = ViewHost(rootView: Scores(rateStyle: style, isAnimation: true, log: log))
            if style == .fullStar {
                telling.show("The tree, with the frames of its views", "\(host.treeWithFrames)")
            }
            let play = Play(host: host, log: log, control: .type("StarRateView"))
            play.tap(at: 66, ".\(style), a tap in the left half of the third star", &telling)
        }
        let log = Log()
        let still = Play(
            host: ViewHost(rootView: Scores(rateStyle: .halfStar, isAnimation: false, log: log)),
            log: log, control: .type("StarRateView"))
        still.tap(at: 66, "without animation", &telling)
        still.tap(at: 66, "the same tap again", &telling)
        var original = Scores(rateStyle: .halfStar, isAnimation: false, log: log)
        original.isMended = false
        let beyond = Play(
            host: ViewHost(rootView: original), log: log, control: .type("StarRateView"))
        beyond.tap(at: 60, "on the border of two stars, as the article computes it", &telling)
        var mirrored = Scores(rateStyle: .incompleteStar, isAnimation: false, log: log)
        mirrored.direction = .rightToLeft
        let reversed = Play(
            host: ViewHost(rootView: mirrored), log: log, control: .type("StarRateView"))
        reversed.tap(at: 66, "right to left", &telling)
        let cut = reversed.host.frame(of: .type("HStack")[1])
        telling.show("Right to left, the cut row ends at", cut.map { "\($0.maxX)" } ?? "none")
    }
}

// region: screen
private struct Scores: View {
    let rateStyle: StarRateView.RateStyle
    let isAnimation: Bool
    var isMended = true
    var direction = LayoutDirection.leftToRight
    let log: Log
    @State private var score = 1.0

    var body: some View {
        StarRateView(
            currentRating: $score, numberOfStar: 3, rateStyle: rateStyle, isAnimation: isAnimation,
            isMended: isMended, completion: { log.note("score \($0)") }
        )
        .frame(width: 90, height: 30)
        .environment(\.layoutDirection, direction)
    }
}
// endregion
