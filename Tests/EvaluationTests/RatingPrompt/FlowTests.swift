import Tessera
import TesseraRating
import TesseraTesting

@testable import RatingPrompt

@Suite(.runtimeIssuesFail)
struct FlowTests {
    /// An app with the prompt on screen, and nothing told yet.
    func shown(
        behavior: Behavior = .mended, configured: Bool = true, locale: String = "en_US",
        _ set: (StarPrompt) -> Void = { _ in }
    ) -> PhotosApp {
        let app = PhotosApp(behavior: behavior, configured: configured, locale: locale)
        set(app.prompt)
        app.prompt.displayRateIfNeeded(forced: true)
        _ = app.takeTold()
        return app
    }

    @Test func `the delegate receives the screen's events in order`() {
        let app = PhotosApp()
        app.prompt.displayRateIfNeeded(forced: true)
        #expect(app.takeTold() == ["screen will appear", "screen did appear"])
        app.tap("Later")
        #expect(
            app.takeTold() == [
                "screen will disappear", "did choose later at rating", "screen did disappear",
            ])
        #expect(app.screen == nil)
    }

    @Test func `the button hands in the rating once there is a rating`() {
        let app = shown()
        #expect(app.tap("Submit") == .refused("disabled"))
        app.tap(star: 2)
        app.tap(star: 5)
        #expect(
            app.takeTold() == [
                "did update rating to 2, in session 0", "did update rating to 5, in session 0",
            ])
        #expect(!app.prompt.context.userAlreadyRespondsToAction)
        app.tap("Submit")
        #expect(app.takeTold() == ["did validate rating to 5"])
        #expect(app.prompt.context.userAlreadyRespondsToAction)
    }

    @Test func `without the button, choosing stars hands the rating in`() {
        let app = shown { $0.validateRatingButtonEnable = false }
        #expect(app.texts == ["A minute for Photos?", "How do you like Photos?", "Later"])
        app.tap(star: 5)
        #expect(
            app.takeTold() == [
                "did update rating to 5, in session 0", "did validate rating to 5",
            ])
        #expect(app.texts.first == "That is good to hear!")
    }

    @Test(arguments: [
        (4, 3, "We are sorry"), (4, 4, "That is good to hear!"), (1, 1, "That is good to hear!"),
        (6, 5, "We are sorry"), (0, 1, "That is good to hear!"),
    ])
    func `positiveStarsLimit is the least rating for the store`(
        limit: Int, stars: Int, title: String
    ) {
        let app = shown { $0.updateConfig(from: ["positiveStarsLimit": limit]) }
        app.tap(star: stars)
        app.tap("Submit")
        #expect(app.texts.first == title)
    }

    @Test func `the feedback step reports its action and mail address`() {
        let app = shown()
        app.tap(star: 1)
        app.tap("Submit")
        _ = app.takeTold()
        app.tap("Write a mail")
        #expect(
            app.takeTold() == [
                "screen will disappear", "did choose action at feedback",
                "the app writes to photos@example.com: Photos. What bothers me:",
                "screen did disappear",
            ])
    }

    @Test func `later before the rating allows another prompt`() {
        let before = shown()
        before.tap("Later")
        #expect(!before.prompt.context.userAlreadyRespondsToAction)
        let after = shown()
        after.tap(star: 1)
        after.tap("Submit")
        after.tap("Not now")
        #expect(after.prompt.context.userAlreadyRespondsToAction)
        #expect(after.takeTold().contains("did choose later at feedback"))
    }
}

@Suite(.runtimeIssuesFail)
struct PromptScreenTests {
    let flow = FlowTests()

    @Test(arguments: [
        ("en_US", ["Your opinion counts", "How do you like this app?", "Send", "Later"]),
        ("fr_FR", ["Votre avis compte", "Que pensez-vous de cette app ?", "Envoyer", "Plus tard"]),
        ("de_DE", ["Your opinion counts", "How do you like this app?", "Send", "Later"]),
    ])
    func `words are English and French, else English`(
        locale: String, texts: [String]
    ) {
        let app = flow.shown(locale: locale) { $0.localLocalizableStringsEnabled = true }
        #expect(app.texts == texts)
    }

    @Test func `the host's word for a key comes before the library's`() {
        let app = flow.shown(locale: "fr_FR") { prompt in
            prompt.localLocalizableStringsEnabled = true
            prompt.hostStrings = { key, locale in
                key == "starskit.mainText" ? "Alors, \(locale.identifier) ?" : nil
            }
        }
        #expect(app.texts.prefix(2) == ["Votre avis compte", "Alors, fr_FR ?"])
    }

    @Test func `a rating style set on the app reaches the prompt`() {
        let app = flow.shown()
        let host = ViewHost(rootView: app.host.rootView.ratingStyle(.circle))
        #expect(host.tree.all("Image").map(\.text) == Array(repeating: "circle", count: 5))
    }

    @Test func `a screen reader gets heading, rating, buttons in a dialog`() {
        #expect(
            "\(flow.shown().host.accessibilityTree)" == """
                Photos, text
                modal
                  A minute for Photos?, header, text
                  How do you like Photos?, text
                  Rating, "0 of 5", adjustable
                  Submit, button, disabled
                  Later, button
                """)
    }
}
