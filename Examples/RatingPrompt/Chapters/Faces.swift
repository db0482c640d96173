import TesseraPrograms
import Tessera
import TesseraRating

extension Chapter {
    static let faces: Chapter = Chapter(
        "faces",
        "Five faces in place of stars. The original has five buttons of its own for them; here "
            + "they are a style of the same `Rating`. Beside it, the screen as it is written "
            + "without: the same taps, but five things to a screen reader, and nothing to adjust."
    ) { telling in
        try telling.code("five-buttons")
        let buttons = ViewHost(rootView: FiveButtons())
        telling.show("Five buttons: what a screen reader is told", "\(buttons.accessibilityTree)")

        try telling.code("with-rating")
        let rating = ViewHost(rootView: FiveFaces())
        telling.show("The tree", "\(rating.tree)")
        telling.show("What a screen reader is told", "\(rating.accessibilityTree)")

        let app = PhotosApp()
        app.prompt.customImageMode = true
        app.prompt.displayRateIfNeeded(forced: true)
        _ = app.takeTold()
        telling.tap(star: 4, in: app)
        telling.tap(star: 4, in: app)
        telling.step("A screen reader's step down", in: app) {
            app.host.adjust(.label("Rating"), .decrement)
        }
        telling.show(
            "What became shorter, and what impossible",
            """
            shorter: no arrangement, no label, no value and no step to write
            shorter: the host's faces are names in a style; the original cannot replace them
            shorter: a style set on the app reaches the prompt; no settings are handed on
            impossible: to be told when a finger is lifted, which the original waits for
            impossible: a least rating; a screen reader can adjust to 0, which the flow takes as 1
            impossible: half a star, which the original truncates to a whole number anyway
            """)
    }
}

// region: five-buttons
private struct FiveButtons: View {
    @State private var chosen = 0

    var body: some View {
        HStack(spacing: 10) {
            ForEach(1...5, id: \.self) { value in
                Button {
                    if chosen != value { chosen = value }
                } label: {
                    Image("smiley_\(value)")
                }
                .opacity(chosen == value || chosen == 0 ? 1 : 0.5)
            }
        }
    }
}
// endregion

// region: with-rating
private struct FiveFaces: View {
    @State private var chosen = 0

    var body: some View {
        Rating(value: $chosen, spacing: 10)
            .ratingStyle(FaceRatingStyle(faces: GraphicContext().faces))
    }
}
// endregion
