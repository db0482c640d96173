extension Prediction.Visit {
    mutating func button(_ cell: Int?, _ here: Stop) {
        let path = here.full
        let around = here.around.with(\.place, "\(path)!")
        if let cell {
            body(here)
            let part = Tapped(
                text: "\(path)!", key: "\(path)! \(around.argument)",
                effect: .set(cell: cell, to: around.argument))
            button(part, here, around)
        } else {
            body(here, read(path))
            picture.numbers.append(path)
            let count = state(path, [0])[0]
            let part = Tapped(
                text: "\(path)=\(count)", key: "\(path) adds to \(count)",
                effect: .state(path: path, index: 0))
            button(part, here, around)
        }
    }

    /// The effect of a tap on a button. Each run of the body that makes the button may change its
    /// action and its label, without a run of a style.
    private struct Tapped {
        let text: String
        /// The text that identifies the action. The text of the label may identify the effect of a style.
        let key: String
        let effect: Effect
    }

    /// Visits the button as its style draws it.
    private mutating func button(_ button: Tapped, _ here: Stop, _ around: Surroundings) {
        picture.views += 1
        var inner = around
        let place = around.place
        let style = inner.buttonStyles.popLast()
        // A button without a style leaves the tap to its row. The row taps all such buttons.
        picture.actions[button.key] = button.effect
        let isTapped = style == nil ? !around.isInRow : style != .counting && style != .again
        if isTapped {
            target(button.text, button.effect, here)
            inner.buttons.append((button.effect, around.isDisabled))
        }
        switch style {
        case nil, .plain, .bordered: label(here, inner)
        case .drawing:
            body(place + "|look", read(environment: around.a))
            label(here, inner)
        case .doubling:
            body(place + "|look", "")
            label(here, inner.with(\.place, place + "L"))
            label(here, inner.with(\.place, place + "R"))
        case .counting:
            body(place + "|style", read(place))
            _ = state(place, [0])
            let effect = Effect.both(.state(path: place, index: 0), button.effect)
            picture.actions["\(place)|style \(state(place, [0])[0])"] =
                .state(path: place, index: 0)
            target(button.text, effect, here)
            inner.buttons.append((effect, around.isDisabled))
            label(here, inner)
        case .again:
            body(place + "|again", "")
            self.button(button, here, inner.with(\.place, place + "a"))
        }
    }

    private mutating func label(_ here: Stop, _ around: Surroundings) {
        inside(here, "label", in: around.with(\.argument, 0))
    }
}
