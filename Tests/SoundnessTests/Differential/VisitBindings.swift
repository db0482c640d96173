extension Prediction.Visit {
    mutating func element(
        _ here: Stop, _ step: String, _ form: Spec.BindingForm, _ value: Int, _ read: String,
        _ effect: Effect, _ handed: String = ""
    ) {
        if form == .passed { body(here, part: "\(step)|passing", handed) }
        body(here, part: step, handed + read)
        let text = "\(here.full)\(step)=\(value)"
        target(text, effect, here)
        pass(text)
    }

    mutating func elements(_ form: Spec.ElementsForm, _ here: Stop) {
        let path = here.full
        switch form {
        case .fixed, .indices:
            let values = state(path, [1, 2, 3])
            picture.arrays.append(path)
            body(here, form == .fixed ? "" : read(path))
            for (index, value) in values.enumerated() {
                let isPassed = form == .fixed && index == 1
                element(
                    here, "/\(index)", isPassed ? .passed : .direct, value, read(path, index),
                    .state(path: path, index: index))
            }
            guard form == .fixed else { return }
            element(
                here, "/head", .direct, values[0], read(path, 0), .state(path: path, index: 0))
        case .items:
            let codes = state(path, [0, 1001, 2002])
            picture.items.append(path)
            body(here, read(path))
            let occurrences = Occurrences()
            for (index, item) in codes.map(Item.init).enumerated() {
                element(
                    here, "/" + occurrences.step(to: item.id), .direct, item.value,
                    " \(index) " + read(path, index), .state(path: path, index: index))
            }
        }
    }

    mutating func listElements(_ list: Int, _ here: Stop) {
        let read = "l\(prediction.lists[list].version)"
        body(here, read)
        let occurrences = Occurrences()
        for (index, item) in prediction.lists[list].items.enumerated() {
            element(
                here, "/" + occurrences.step(to: item.id), .direct, item.value, read,
                .item(list: list, index: index))
        }
    }
}
