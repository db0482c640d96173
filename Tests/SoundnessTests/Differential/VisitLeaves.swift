extension Prediction.Visit {
    mutating func environment(_ form: Spec.EnvironmentForm, _ here: Stop) {
        let value =
            switch form {
            case .a: here.around.a
            case .b: here.around.b
            case .sum: here.around.a + here.around.b
            case .first: here.around.first
            case .enabled: here.around.isDisabled ? 0 : 1
            }
        body(here, read(environment: value))
        show("\(here.full) \(value)")
    }

    mutating func counter(_ here: Stop) {
        let count = state(here.full, [0])[0]
        body(here, read(here.full))
        target("\(here.full)=\(count)", .state(path: here.full, index: 0), here)
        if !here.spec.isCopied { picture.numbers.append(here.full) }
    }

    mutating func echo(_ cell: Int, _ here: Stop) {
        let state = state(here.full, [0, 0, 0])
        body(here, read(here.full) + read(cell))
        show("\(here.full) \(state[0]) \(state[1]) \(state[2])")
        picture.echoes[here.full] = Prediction.Echo(
            cell: value(cell), first: state[0], argument: here.around.argument)
        if here.around.isShownByLayout { picture.shownByLayout.insert(here.full) }
    }

    mutating func tally(_ cell: Int, _ here: Stop) {
        body(here, read(cell))
        picture.views += 1
        picture.echoes[here.full] = Prediction.Echo(cell: value(cell), first: 0, argument: 0)
    }

    mutating func list(_ list: Int, _ cell: Int?, _ here: Stop) {
        let closureRead = cell.map { read($0) } ?? ""
        body(here, " l\(prediction.lists[list].version) " + closureRead)
        let occurrences = Occurrences()
        for item in prediction.lists[list].items {
            let argument = item.value + (cell.map(value) ?? 0)
            inside(here, occurrences.step(to: item.id), in: here.around.with(\.argument, argument))
        }
    }
}
