import TesseraPrograms
import Foundation
import Tessera
import TesseraRating

extension Chapter {
    static let firstControl: Chapter = Chapter(
        "first-control",
        "The stars are as large as the control's frame allows. A finger on the right half of a star "
            + "gives the star, on the left half a half, and may slide: the rating follows it, and "
            + "whoever waits for the end is told when it is lifted. A touch that is cancelled takes "
            + "its rating back, unless the control is as faithful as the article's."
    ) { telling in
        try telling.code("screen")
        let log = Log()
        let host = ViewHost(rootView: ReviewScreen(log: log))
        telling.show("The tree, with the frames of its views", "\(host.treeWithFrames)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        let play = Play(host: host, log: log)
        play.tap(at: 135, "a tap on the right half of the fourth star", &telling)
        play.tap(at: 50, "a tap on the left half of the second star", &telling)
        play.tap(at: 75, "a tap in the gap between the second star and the third", &telling)
        play.press(at: 12, "a finger comes down on the first star", &telling)
        play.move(to: 90, "it slides to the left half of the third star", &telling)
        play.move(to: 200, "it slides on, past the last star", &telling)
        play.step("It is lifted", &telling) { $0.release() }
        play.press(at: 12, "a finger on the first star", &telling)
        play.step("A call comes in", &telling) { $0.cancel() }
        play.step("A screen reader's step down", &telling) {
            $0.adjust(.label("Rating"), .decrement)
        }
        play.step("Twice as wide, the stars are larger", &telling) {
            $0.rootView.width = 372
            return .done
        }
        let star = host.frame(of: .type(Image.self)[4])
        telling.show("The last star", star.map { "\($0.minX) to \($0.maxX)" } ?? "none")

        for behavior in [RateView.Behavior.original, .mended] {
            let log = Log()
            var screen = ReviewScreen(log: log)
            screen.behavior = behavior
            let calling = Play(host: ViewHost(rootView: screen), log: log)
            calling.host.press(at: calling.point(170))
            calling.step("\(behavior): a touch is cancelled", &telling) { $0.cancel() }
            screen.editable = false
            let reading = Play(host: ViewHost(rootView: screen), log: log)
            reading.step("\(behavior): a finger on a control to be read", &telling) {
                $0.tap(at: reading.point(170))
            }
            screen.editable = true
            screen.direction = .rightToLeft
            let mirrored = Play(host: ViewHost(rootView: screen), log: log)
            mirrored.step("\(behavior): right to left, a tap on the first star", &telling) {
                $0.tap(at: mirrored.point(158))
            }
        }
    }
}

// region: screen
private struct ReviewScreen: View {
    let log: Log
    var width: CGFloat = 186
    var editable = true
    var behavior = RateView.Behavior.mended
    var direction = LayoutDirection.leftToRight
    @State private var rating = 2.5

    var body: some View {
        VStack {
            Text("Kermit: \(rating, specifier: "%.1f")")
            RateView(
                rating: $rating, editable: editable, leftMargin: 8, behavior: behavior,
                didChange: { log.note("changed to \($0)") },
                didFinish: { log.note("finished at \($0)") }
            )
            .frame(width: width, height: 30)
        }
        .environment(\.layoutDirection, direction)
    }
}
// endregion
