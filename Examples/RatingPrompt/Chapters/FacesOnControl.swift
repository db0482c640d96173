import TesseraPrograms
import Tessera
import TesseraControlRating

extension Chapter {
    static let facesOnControl: Chapter = Chapter(
        "faces-on-control",
        "The five faces with the rating that is proposed: a symbol style, a least rating of one, and "
            + "an end that somebody is told of."
    ) { telling in
        try telling.code("with-control")
        let host = ViewHost(rootView: ControlFaces())
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        let pressed = host.difference { host.press(.type(Image.self)[3]) }
        telling.show("A finger on the fourth face", "\(pressed)")
        let lifted = host.difference { host.release(.type(Image.self)[3]) }
        telling.show("Lifted there", "\(lifted)")
        host.adjust(.label("Rating"), .decrement)
        for _ in 1...5 { host.adjust(.label("Rating"), .decrement) }
        telling.show("Six steps down by a screen reader", "\(host.accessibilityTree)")
        telling.show(
            "What became of each fault",
            """
            to be told when a finger is lifted: onEditingChanged
            a least rating: in 1...5, which a screen reader and keys keep to as well
            half a star: the value is a whole number, and so is each step
            faces that a host cannot replace: a style, set on the app
            """)
    }
}

// region: with-control
private struct FaceSymbolStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image("smiley_\(configuration.index + 1)")
            .opacity(configuration.fill == 1 ? 1 : 0.5)
    }
}

private struct ControlFaces: View {
    @State private var chosen = 0
    @State private var ends = 0

    var body: some View {
        Text("\(ends) times chosen")
        Rating(value: $chosen, in: 1...5) { if !$0 { ends += 1 } }
            .ratingStyle(.row(spacing: 10))
            .ratingSymbolStyle(FaceSymbolStyle())
    }
}
// endregion
