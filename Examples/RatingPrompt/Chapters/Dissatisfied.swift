import TesseraPrograms
import Tessera

extension Chapter {
    static let dissatisfied: Chapter = Chapter(
        "dissatisfied",
        "Fewer stars than `positiveStarsLimit` lead to the feedback step. The prompt sends no "
            + "mail: it tells the app that the action was chosen, and the app has the address from "
            + "the configuration. A caution: to send only the happy to a store is against the "
            + "rules of some stores."
    ) { telling in
        let app = PhotosApp()
        app.prompt.displayRateIfNeeded(forced: true)
        _ = app.takeTold()
        telling.tap(star: 2, in: app)
        telling.tap("Submit", in: app)
        telling.screen("The screen", of: app)
        telling.show("What a screen reader is told", "\(app.host.accessibilityTree)")
        telling.tap("Write a mail", in: app)
    }

    static let instant: Chapter = Chapter(
        "instant",
        "Without a button to hand the rating in, choosing stars does. A user of a screen reader, "
            + "who goes through the stars one by one, gets no further than the first: a reason to "
            + "keep the button."
    ) { telling in
        let app = PhotosApp()
        app.prompt.validateRatingButtonEnable = false
        app.prompt.displayRateIfNeeded(forced: true)
        _ = app.takeTold()
        telling.screen("The screen", of: app)
        telling.tap(star: 5, in: app)
        telling.tap("Later", in: app)
        app.prompt.displayRateIfNeeded(forced: true)
        _ = app.takeTold()
        telling.step("A screen reader's step up from no stars", in: app) {
            app.host.adjust(.label("Rating"), .increment)
        }
    }
}
