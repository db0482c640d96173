import TesseraPrograms
import Tessera
import TesseraControlRating

extension Chapter {
    static let besideControl: Chapter = Chapter(
        "beside-control",
        "The same screen with the rating that is proposed: halves are chosen and shown, somebody is "
            + "told of the end, and an average is drawn to its exact fraction."
    ) { telling in
        try telling.code("with-control")
        let log = Log()
        let host = ViewHost(rootView: ControlScreen(log: log))
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        Play(host: host, log: log).step("A step up by a screen reader", &telling) {
            $0.adjust(.label("Kermit"), .increment)
        }
        Play(host: host, log: log).step("The key 4, with the focus there", &telling) {
            $0.focus(.type("Rating")[0])
            return $0.press(key: "4")
        }
        telling.show(
            "What became of each fault",
            Page.table([
                ["half stars, chosen", "step: 0.5"],
                ["half stars, shown", "to the half, exactly or whole: precision"],
                ["told of the end", "onEditingChanged"],
                ["a finger that slides off", "chooses nothing; back on, it goes on"],
                ["a touch that is cancelled", "chooses nothing"],
                ["to be read", "displaying:"],
                ["three pictures, or fixed names", "one name; a part is cut from the filled one"],
                ["five and a half of five", "the last step is within the bounds"],
            ]))
    }
}

// region: with-control
private struct ControlScreen: View {
    @State private var rating = 2.0
    let log: Log

    var body: some View {
        VStack {
            Rating("Kermit", value: $rating, step: 0.5) { log.note($0 ? "begins" : "has ended") }
            Rating("Everybody", displaying: 3.7)
                .ratingSymbolStyle(.star(precision: 0))
        }
    }
}
// endregion
