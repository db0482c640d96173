extension Prediction.Visit {
    /// The numbers that stand for a property of a record.
    private enum Property {
        static let number = 0...0
        static let maybe = 1...1
        static let flag = 2...2
        static let numbers = 3...5
        static let other = 6...6
    }

    mutating func record(
        _ base: Spec.RecordBase, _ part: Spec.RecordPart, _ cell: Int, _ here: Stop
    ) {
        let path =
            if case .shared(let index, _) = base { Prediction.models[index] } else { here.full }
        picture.records.append(path)
        let values = state(path, Prediction.record)
        /// How the reading of a property, or of one number of it, is told.
        func read(_ property: ClosedRange<Int>, _ index: Int? = nil) -> String {
            switch base {
            case .state(byClosures: true): self.read(path)
            case .state: (index.map { $0...$0 } ?? property).map { self.read(path, $0) }.joined()
            case .owned, .shared: property.map { self.read(path, $0) }.joined()
            }
        }
        let readsHere =
            switch part {
            case .each: read(Property.numbers)
            case .unwrapped, .tested: read(Property.maybe)
            case .shifted, .chosen: self.read(cell)
            case .number, .passed, .element, .wrapped, .flag: ""
            }
        body(here, readsHere)
        // Bindings made of closures are others each time.
        let handed = base.isByClosures || part == .shifted || part == .chosen ? readsHere : ""
        func element(
            _ step: String, _ form: Spec.BindingForm, _ index: Int, _ read: String
        ) {
            self.element(
                here, step, form, values[index], read, .state(path: path, index: index), handed)
        }
        switch part {
        case .number, .wrapped: element("/value", .direct, 0, read(Property.number))
        case .passed: element("/value", .passed, 0, read(Property.number))
        case .element: element("/value", .direct, 4, read(Property.numbers, 4))
        case .each:
            for index in Property.numbers {
                element("/\(index - 3)", .direct, index, read(Property.numbers, index))
            }
        case .unwrapped where values[1] == 0: picture.empty.append(here.full + "/value|passing")
        case .unwrapped: element("/value", .passed, 1, read(Property.maybe))
        case .tested where values[1] == 0: break
        case .tested:
            body(here, part: "/value|unwrapping", handed + read(Property.maybe))
            element("/value", .direct, 1, read(Property.maybe))
        case .shifted:
            self.element(
                here, "/value", .direct, values[0] + value(cell), read(Property.number),
                .state(path: path, index: 0), handed)
        case .chosen where value(cell) % 4 == 0:
            element("/value", .direct, 0, read(Property.number))
        case .chosen where value(cell) % 4 == 1:
            element("/value", .direct, 6, read(Property.other))
        case .chosen:
            let index = value(cell) % 4 + 2
            element("/value", .direct, index, read(Property.numbers, index))
        case .flag:
            body(here, part: "/value", handed)
            body(here, part: "/value|toggle", handed + read(Property.flag))
            target(here.full + "/value", .flag(path: path, index: 2), here)
        }
    }
}
