import TesseraPrograms
import Tessera
import TesseraRating

extension Chapter {
    static let look: Chapter = Chapter(
        "look",
        "Fonts, colours, a picture in the header and transitions are set on the prompt. The stars "
            + "are not: `.ratingStyle`, set on the app, reaches them, and takes the place of a "
            + "settings object for stars."
    ) { telling in
        try telling.code("style")
        let app = PhotosApp()
        app.prompt.graphicContext.titleFont = .headline
        app.prompt.graphicContext.titleColor = .yellow
        app.prompt.graphicContext.headerImage = Image("mountains")
        app.prompt.graphicContext.actionTintColor = .black
        app.prompt.graphicContext.actionBackgroundColor = .mint
        app.prompt.graphicContext.screenTransition = .move(edge: .bottom)
        app.prompt.graphicContext.storeTransition = .push(from: .trailing)
        app.prompt.displayRateIfNeeded(forced: true)
        let host = ViewHost(rootView: app.host.rootView.ratingStyle(HeartRatingStyle()))
        host.tap(.text("heart")[4])
        telling.show("The tree", "\(host.tree)")
        let difference = host.difference { host.tap(.text("Submit")) }
        telling.show("Tap \"Submit\"", "\(difference)")
        telling.show("The store step's modifiers", host.tree.modifiers(of: "ActionStepView"))
    }

    static let ownScreen: Chapter = Chapter(
        "own-screen",
        "A step's screen can be replaced. It gets all that the step says and does, and shows what "
            + "it likes of it; the flow and the callbacks stay as they are."
    ) { telling in
        try telling.code("own-screen")
        let app = PhotosApp()
        app.prompt.screens.override(.feedback) { SuggestionBox(content: $0) }
        app.prompt.displayRateIfNeeded(forced: true)
        app.tap(star: 1)
        app.tap("Submit")
        _ = app.takeTold()
        telling.screen("The feedback step", of: app)
        telling.tap("Tell us what is wrong with Photos", in: app)
    }
}

// region: style
private struct HeartRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
            .foregroundColor(.pink)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}
// endregion

// region: own-screen
private struct SuggestionBox: View {
    let content: StepContent

    var body: some View {
        Button(action: content.act) {
            Image(systemName: "envelope")
            Text(content.text)
        }
    }
}
// endregion

extension ViewTree {
    /// The modifiers of the first view of a type, as they are written.
    fileprivate func modifiers(of name: String) -> String {
        all(name).first?.modifiers.map(\.description).joined(separator: "\n") ?? ""
    }
}
