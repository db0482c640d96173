import ExampleSupport
import Tessera
import TesseraRating

extension Chapter {
    static let firstControl = Chapter(
        "first-control",
        "A finger on the right half of a star gives the star, on the left half a half. The rating "
            + "changes while the finger is down; whoever waits for the end is told when it is "
            + "lifted. A finger that slides off takes its rating back, unless the control is as "
            + "faithful as the article's."
    ) { telling in
        try telling.code("screen")
        let log = Log()
        let host = ViewHost(rootView: ReviewScreen(log: log))
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        let play = Play(host: host, log: log)
        play.press(half: 7, "A finger on the right half of the fourth star", &telling)
        play.release(half: 7, "It is lifted", &telling)
        play.press(half: 2, "A finger on the left half of the second star", &telling)
        play.release(half: 2, inside: false, "It slides off", &telling)
        play.step("A screen reader's step up", &telling) {
            $0.adjust(.label("Rating"), .increment)
        }

        for behavior in [RateView.Behavior.original, .mended] {
            let log = Log()
            var screen = ReviewScreen(log: log)
            screen.behavior = behavior
            let sliding = Play(host: ViewHost(rootView: screen), log: log)
            sliding.press(half: 9)
            sliding.release(half: 9, inside: false, "\(behavior): a finger slides off", &telling)
            screen.editable = false
            let reading = Play(host: ViewHost(rootView: screen), log: log)
            reading.press(half: 9)
            reading.release(half: 9, "\(behavior): a finger on a control to be read", &telling)
        }
    }
}

// region: screen
private struct ReviewScreen: View {
    let log: Log
    var editable = true
    var behavior = RateView.Behavior.mended
    @State private var rating = 2.5

    var body: some View {
        VStack {
            Text("Kermit: \(rating, specifier: "%.1f")")
            RateView(
                rating: $rating, editable: editable, leftMargin: 8, behavior: behavior,
                didChange: { log.note("changed to \($0)") },
                didFinish: { log.note("finished at \($0)") })
        }
    }
}
// endregion
