extension Spec.StoredForm {
    /// Whether the buttons inside end the place.
    var isMessage: Bool { self == .alert || self == .dialog }

    /// Whether the place is a screen in front.
    var isScreen: Bool { isMessage || isDismissed && self != .destination }

    /// Whether `dismiss` ends the place.
    var isDismissed: Bool { [.sheet, .cover, .popover, .destination].contains(self) }

    /// The cell that opens the container at a level.
    static func cell(_ level: Int, after cell: Int) -> Int {
        (cell + level) % (Prediction.tally + 1)
    }

    /// The path of the container at a level.
    static func path(_ level: Int, in path: String) -> String { "\(path)|holding\(level)" }

    /// The end of the name of the act that closes a place.
    static let end = " ends"
}

extension Prediction.Visit {
    /// Visits stored actions. They belong to the place that shows them, whatever stores them.
    mutating func stored(
        _ forms: [Spec.StoredForm], _ content: Spec.StoredContent, _ first: Int, _ here: Stop
    ) {
        body(here)
        var around = here.around
        var openers: [String] = []
        // The effect of each button in a message, besides its own.
        var ending = Effect.nothing
        for (level, form) in forms.enumerated() {
            let path = Spec.StoredForm.path(level, in: here.full)
            if openers.isEmpty {
                body(path, here.told)
                if form != .row { show(path) }
            }
            let cell = Spec.StoredForm.cell(level, after: first)
            let end = Effect.set(cell: cell, to: 1)
            if form.isScreen || form == .destination {
                guard isEven(cell) else { return }
                picture.actions[path + Spec.StoredForm.end] = end
            }
            if form.isScreen {
                let screen = here.full + String(repeating: "/1", count: level)
                picture.sheets.append(screen)
                around = around.inScreen(screen)
                ending = form.isMessage ? end : .nothing
            }
            if form.isDismissed { around.dismissal = end }
            if form == .row { around.isInRow = true }
            if form == .bar { around.isInRow = false }
            if form == .menu {
                openers.append(path)
                ending = .nothing
            }
        }
        let place = Stop(spec: here.spec, around: around, full: here.full)
        func act(_ text: String, as key: String, _ effect: Effect, in visit: inout Self) {
            visit.picture.actions[key] = effect
            let effect = Effect.both(effect, ending)
            if openers.isEmpty { return visit.target(text, effect, place) }
            visit.picture.actions[text] = effect
            guard around.buttons.isEmpty, around.gestures.isEmpty, !around.isClosed,
                !around.isDisabled
            else { return }
            visit.picture.targets.append(
                Prediction.Target(
                    text: text, effect: effect, isDisabled: false, screen: around.screen,
                    openers: openers))
        }
        let text = "\(here.full)|acts"
        let cell = Spec.StoredForm.cell(forms.count, after: first)
        act(
            text, as: "\(text) \(around.argument)", .set(cell: cell, to: around.argument),
            in: &self)
        if content == .dismissing {
            let text = "\(here.full)|dismisses \(around.dismissal != nil)"
            if openers.isEmpty { body("\(here.full)|dismissing", here.told + text) }
            act(text, as: text, around.dismissal ?? .nothing, in: &self)
        }
    }
}
