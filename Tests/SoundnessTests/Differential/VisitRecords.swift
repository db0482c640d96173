extension Prediction.Visit {
    mutating func record(
        _ base: Spec.RecordBase, _ parts: [Spec.RecordPart], _ cell: Int, _ here: Stop
    ) {
        let path =
            if case .shared(let index, _) = base { Prediction.models[index] } else { here.full }
        picture.records.append(path)
        let record = KeptRecord(
            base: base, path: path, values: state(path, Prediction.record), cell: cell)
        let reads = parts.map { readByOwner($0, of: record) }.joined()
        body(here, reads)
        for (index, part) in parts.enumerated() {
            // Bindings of closures differ from run to run.
            let handed =
                switch part {
                case .shifted: reads
                case .chosen where !base.isByClosures: read(cell)
                default: base.isByClosures ? reads : ""
                }
            show(part, of: record, here, "/\(index)", handed)
        }
    }

    /// A record, with the path of the view or object that stores it.
    private struct KeptRecord {
        let base: Spec.RecordBase
        let path: String
        let values: [Int]
        /// The cell whose value some of the bindings use.
        let cell: Int
    }

    /// The indices of the properties of a record.
    private enum Property {
        static let number = 0...0
        static let maybe = 1...1
        static let flag = 2...2
        static let numbers = 3...5
        static let other = 6...6
    }

    /// Returns the part of a signature for a read of a property, or of one number of it.
    private func read(
        _ property: ClosedRange<Int>, _ index: Int? = nil, of record: KeptRecord
    ) -> String {
        switch record.base {
        case .state(byClosures: true): read(record.path)
        case .state: (index.map { $0...$0 } ?? property).map { read(record.path, $0) }.joined()
        case .owned, .shared: property.map { read(record.path, $0) }.joined()
        }
    }

    /// Returns the part of a signature for the reads of the body that makes a binding.
    private func readByOwner(_ part: Spec.RecordPart, of record: KeptRecord) -> String {
        switch part {
        case .each: read(Property.numbers, of: record)
        case .unwrapped, .tested: read(Property.maybe, of: record)
        case .shifted, .chosen: read(record.cell)
        case .number, .passed, .element, .head, .total, .wrapped, .flag: ""
        }
    }

    private mutating func show(
        _ part: Spec.RecordPart, of record: KeptRecord, _ here: Stop, _ step: String,
        _ handed: String
    ) {
        let isThere = record.values[1] != 0
        switch part {
        case .number, .wrapped: element(0, of: record, here, step, .direct, handed)
        case .passed: element(0, of: record, here, step, .passed, handed)
        case .element: element(4, of: record, here, step, .direct, handed)
        case .head: element(3, of: record, here, step, .direct, handed)
        case .total:
            // The lines below record the number.
            let other = read(Property.other, of: record)
            element(
                0, of: record, here, step, .direct, handed + other, plus: record.values[6])
        case .each:
            for index in Property.numbers {
                element(index, of: record, here, "\(step)/\(index - 3)", .direct, handed)
            }
        case .unwrapped where isThere: element(1, of: record, here, step, .passed, handed)
        case .unwrapped: picture.empty.append("\(here.full)\(step)|passing")
        case .tested where isThere:
            let read = read(Property.maybe, of: record)
            body(here, part: "\(step)|unwrapping", handed + read)
            element(1, of: record, here, step, .direct, handed)
        case .tested: break
        case .shifted:
            element(0, of: record, here, step, .direct, handed, plus: value(record.cell))
        case .chosen:
            let index = [0, 6, 4, 5][value(record.cell) % 4]
            element(index, of: record, here, step, .direct, handed)
        case .flag:
            body(here, part: step, handed)
            body(here, part: "\(step)|toggle", handed + read(Property.flag, of: record))
            target("\(here.full)\(step)", .flag(path: record.path, index: 2), here)
        }
    }

    private mutating func element(
        _ index: Int, of record: KeptRecord, _ here: Stop, _ step: String,
        _ form: Spec.BindingForm, _ handed: String, plus amount: Int = 0
    ) {
        let property = Property.numbers.contains(index) ? Property.numbers : index...index
        element(
            here, step, form, record.values[index] + amount,
            read(property, index, of: record), .state(path: record.path, index: index), handed)
    }
}
