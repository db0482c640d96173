import TesseraPrograms

extension Chapter {
    static let waysToShow: Chapter = Chapter(
        "ways-to-show",
        "Beside the default check: by force, which needs no reason; by the app's own check; and "
            + "with the system's prompt, where there is one. Each display counts as one."
    ) { telling in
        let app = PhotosApp()
        @MainActor func show(_ title: String, forced: Bool = false) {
            let decision = app.prompt.displayRateIfNeeded(forced: forced)
            let displays = "displays so far: \(app.prompt.context.nbReminders)"
            telling.show(
                title, (["\(decision)"] + app.takeTold() + [displays]).joined(separator: "\n"))
            app.tap("Later")
            _ = app.takeTold()
        }
        show("By the default check, in no session")
        app.prompt.updateConfig(from: ["disabled": true])
        show("By force, though disabled", forced: true)

        app.prompt.updateConfig(from: ["disabled": false])
        app.prompt.useDefaultBehavior = false
        show("By an app's own check that the app does not have")
        app.ownCheck = { true }
        show("By the app's own check, which says yes")
        app.prompt.updateConfig(from: ["disabled": true])
        show("By the app's own check, disabled")

        app.prompt.updateConfig(from: ["disabled": false, "prefersNativeRating": true])
        show("With the system's prompt, where there is none", forced: true)
        var requests = 0
        app.prompt.nativeRequester = { requests += 1 }
        show("With the system's prompt", forced: true)
        telling.show("How often the system was asked", "\(requests)")

        app.prompt.nativeRequester = nil
        app.presents = false
        show("With nobody to present the screens", forced: true)
    }
}
