extension Prediction.Visit {
    mutating func modified(_ form: Spec.ModifierForm, _ cell: Int, _ here: Stop) {
        // What the content's closure reads where it is placed, the view's body reads.
        body(here, form == .observing ? read(cell) : "")
        let path = here.full + "|modifier"
        let readsCell = ![.observing, .holding].contains(form)
        body(here, part: "|modifier", readsCell ? read(cell) : "")
        let around = here.around
        func placed(_ part: String) -> Surroundings { around.with(\.place, path + part) }
        switch form {
        case .wrapped: inside(here)
        case .observing:
            inside(here, in: around.with(\.argument, around.argument + value(cell)))
        case .holding:
            body(here, part: "|holder", read(cell))
            if isEven(cell) { inside(here) }
        case .twice:
            inside(here, in: placed("L"))
            if isEven(cell) { inside(here, in: placed("R")) }
        case .switching: inside(here, in: placed(isEven(cell) ? "t" : "f"))
        }
    }

    mutating func setting(_ form: Spec.SettingForm, _ cell: Int, _ here: Stop) {
        body(here, form == .transformed ? "" : read(cell))
        let value = value(cell)
        var inner = here.around
        switch form {
        case .a: inner.a = value
        case .b: inner.b = value
        case .both: (inner.a, inner.b) = (value, inner.a + value)
        case .sometimes:
            if value.isMultiple(of: 2) { inner.a = value }
            if value.isMultiple(of: 3) { inner.b = value }
        case .transformed: inner.a += 1
        case .observing: inner.b += value
        }
        inside(here, in: inner)
    }
}
