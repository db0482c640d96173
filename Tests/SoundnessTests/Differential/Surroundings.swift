extension Prediction {
    /// The values that a view receives from the views around it.
    struct Surroundings {
        var path = "/"
        var argument: Int
        var a: Int
        var b: Int
        var first = 3
        var isDisabled = false
        var isInRow = false
        /// Whether views here are shown only after a layout.
        var isShownByLayout = false
        /// Whether views here are transparent or let touches through.
        var isClosed = false
        /// The forms of the gestures around, the nearest last.
        var gestures: [Spec.TouchForm] = []
        var object: Int?
        /// The effects of the buttons around, the nearest last, and whether each is disabled.
        var buttons: [(effect: Effect, isDisabled: Bool)] = []
        /// The path of the sheet around, if there is one.
        var screen: String?
        /// The effect of `dismiss`; `nil` outside of sheets and pushed screens.
        var dismissal: Effect?
        /// The styles in force, the nearest last, each with its cell.
        var styles: [(form: Spec.StyleForm?, cell: Int)] = []
        /// The button styles in force, the nearest last.
        var buttonStyles: [Spec.ButtonForm] = []
        var place = ""

        func with<Value>(
            _ keyPath: WritableKeyPath<Surroundings, Value>, _ value: Value
        ) -> Surroundings {
            var changed = self
            changed[keyPath: keyPath] = value
            return changed
        }

        /// The surroundings of the views of a screen in front.
        func inScreen(_ path: String) -> Surroundings {
            with(\.isInRow, false).with(\.buttons, []).with(\.isClosed, false)
                .with(\.gestures, []).with(\.screen, path)
        }
    }
}
