import ExampleSupport
import Tessera
import TesseraRating

extension Chapter {
    static let secondControl = Chapter(
        "second-control",
        "The second control is tapped, and can be animated: how a change is animated is said with "
            + "the change, not in a layout pass. Whole, half and any part of a star are three ways "
            + "to read the same tap; the third waits for a position finer than half a star."
    ) { telling in
        try telling.code("screen")
        for style in StarRateView.RateStyle.allCases {
            let log = Log()
            let host = ViewHost(rootView: Scores(rateStyle: style, isAnimation: true, log: log))
            if style == .fullStar { telling.show("The tree", "\(host.tree)") }
            let play = Play(host: host, log: log)
            play.tap(half: 4, ".\(style): a tap on the left half of the third star", &telling)
        }
        let log = Log()
        let still = Play(
            host: ViewHost(rootView: Scores(rateStyle: .halfStar, isAnimation: false, log: log)),
            log: log)
        still.tap(half: 4, "Without animation", &telling)
        still.tap(half: 4, "The same tap again", &telling)
    }
}

// region: screen
private struct Scores: View {
    let rateStyle: StarRateView.RateStyle
    let isAnimation: Bool
    let log: Log
    @State private var score = 1.0

    var body: some View {
        StarRateView(
            currentRating: $score, numberOfStar: 3, rateStyle: rateStyle, isAnimation: isAnimation,
            completion: { log.note("score \($0)") })
    }
}
// endregion
