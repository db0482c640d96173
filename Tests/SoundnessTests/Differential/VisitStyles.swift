extension Prediction.Visit {
    /// The value of a control, with the signature of its read and the effect of a tap.
    struct ControlValue {
        let value: Int
        let read: String
        let effect: Effect
    }

    mutating func control(_ ownsValue: Bool, _ cell: Int, _ here: Stop) {
        body(here)
        guard ownsValue else {
            let value = ControlValue(value: value(cell), read: read(cell), effect: .cell(cell))
            return control(value, here, here.around)
        }
        let path = here.full
        picture.numbers.append(path)
        let value = ControlValue(
            value: state(path, [0])[0], read: read(path), effect: .state(path: path, index: 0))
        control(value, here, here.around)
    }

    /// Visits the control as its style draws it.
    private mutating func control(
        _ control: ControlValue, _ here: Stop, _ around: Surroundings
    ) {
        let full = around.place + here.around.path
        let place = full + "|style!"
        var inner = around
        inner.place = place
        let (style, cell) = inner.styles.popLast() ?? (nil, 0)
        let amount = " \(value(cell))"
        let reads =
            switch style {
            case nil: control.read
            case .drawing: control.read + amount + read(environment: around.a)
            case .wrapping, .setting, .restyling: amount
            case .doubling, .silent: ""
            case .counting: read(place) + read(cell)
            }
        // Each style shows a text or another control.
        picture.views += 1
        body(full + "|badge", here.told)
        body(full + "|style", here.told + reads)
        switch style {
        case nil, .drawing:
            target("\(place)=\(control.value)", control.effect, here)
            inner.path = here.around.path + "/label"
            view(here.spec.children[0], inner)
        case .wrapping: self.control(control, here, inner)
        case .doubling:
            for side in ["L", "R"] {
                inner.place = place + side
                self.control(control, here, inner)
            }
        case .counting:
            let count = state(place, [0])[0]
            target("\(place)+\(count)", .state(path: place, index: 0), here)
            self.control(control, here, inner)
        case .setting:
            inner.a = value(cell)
            self.control(control, here, inner)
        case .restyling:
            inner.styles.append((.wrapping, cell))
            self.control(control, here, inner)
        case .silent: break
        }
    }
}
