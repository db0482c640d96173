import Tessera
import TesseraEvaluation

extension Probe {
    static let link = Probe(
        "link",
        "Let the row around the rating be a button, which a touch on the rating leaves alone.",
        fact: .around,
        [.linkSymbol, .linkClosure, .linkBuilders, .linkControl, .linkHand],
        impostors: [
            Impostor("a button around a picture") { Opened { Fake(isAnnounced: true) } },
            Impostor("a rating beside a button") {
                Button("Open 0") {}
                Fake(tap: .choosesItself, isAnnounced: true)
            },
        ], variations: .every
    ) { screen in
        @MainActor func opened() -> String? { screen.texts.first { $0.hasPrefix("Open") } }
        screen.host.tap(at: screen.point(atImage: 3))
        screen.require(
            "a touch on the fourth symbol fills four", screen.symbols == screen.filled(4))
        screen.require("and opens nothing", opened() == "Open 0")
        screen.tap(text: "Open 0")
        screen.require("a touch on the rest of the row opens it", opened() == "Open 1")
        screen.require("and chooses nothing", screen.symbols == screen.filled(4))
    }
}

/// A button around something, which counts how often it was opened.
struct Opened<Content: View>: View {
    @State private var count = 0
    @ViewBuilder let content: Content

    var body: some View {
        Button {
            count += 1
        } label: {
            VStack {
                Text("Open \(count)")
                content
            }
        }
    }
}
