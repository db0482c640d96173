extension Prediction.Visit {
    mutating func modified(_ form: Spec.ModifierForm, _ cell: Int, _ here: Stop) {
        // The reads of the content's closure, where a modifier places it, count as reads of the
        // view's body.
        body(here, form == .observing ? read(cell) : "")
        let path = here.full + "|modifier"
        let around = here.around
        let reads =
            switch form {
            case .observing, .holding, .nesting: ""
            case .counting: read(path) + read(environment: around.a)
            default: read(cell)
            }
        body(here, part: "|modifier", reads)
        func placed(_ part: String) -> Surroundings { around.with(\.place, path + part) }
        switch form {
        case .wrapped, .twice, .nesting: picture.views += 1
        case .switching, .erasing: picture.views += isEven(cell) ? 0 : 1
        case .observing, .holding, .repeating, .identifying, .counting: break
        }
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
        case .switching, .erasing: inside(here, in: placed(isEven(cell) ? "t" : "f"))
        case .repeating:
            for id in 0..<3 { inside(here, in: placed("#\((id + value(cell)) % 4)")) }
        case .identifying: inside(here, in: placed("@\(value(cell))"))
        case .nesting:
            body(here, part: "|inner", read(cell) + read(environment: around.a))
            inside(here)
        case .counting:
            let count = state(path, [0])[0]
            target("\(path)=\(count)", .state(path: path, index: 0), here)
            inside(here, in: around.with(\.b, around.a + count + around.argument))
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
        case .first: inner.first = value
        case .second: break
        }
        inside(here, in: inner)
    }

    mutating func sheet(_ cell: Int, _ here: Stop) {
        body(here)
        picture.views += 1
        inside(here)
        guard isEven(cell) else { return }
        picture.sheets.append(here.full)
        let inner = here.around.inScreen(here.full)
            .with(\.dismissal, .set(cell: cell, to: 1))
        body(here, part: "|dismissing")
        target(
            here.full + "|dismissing", .set(cell: cell, to: 1),
            Stop(spec: here.spec, around: inner, full: here.full))
        _ = preferences { $0.inside(here, "1", 1, in: inner) }
    }
}
