import Observation

/// A few values that belong together.
struct Record: Equatable {
    var number: Int
    var maybe: Int?
    var flag: Bool
    var numbers: [Int]
    var other: Int

    var total: Int {
        get { number + other }
        set { number = newValue - other }
    }
}

extension [Int] {
    /// The first number, if there is one.
    var head: Int {
        get { first ?? 0 }
        set { if !isEmpty { self[0] = newValue } }
    }
}

extension Record {
    // The prediction stores states as numbers.
    init(codes: [Int]) {
        number = codes[0]
        maybe = codes[1] == 0 ? nil : codes[1]
        flag = codes[2] == 1
        numbers = Array(codes[3...5])
        other = codes[6]
    }
}

/// An object with the values of a record. Views observe each value separately.
@Observable
final class Model {
    var number: Int
    var maybe: Int?
    var flag: Bool
    var numbers: [Int]
    var other: Int

    init(_ record: Record) {
        number = record.number
        maybe = record.maybe
        flag = record.flag
        numbers = record.numbers
        other = record.other
    }

    var total: Int {
        get { number + other }
        set { number = newValue - other }
    }

    var record: Record {
        get {
            Record(number: number, maybe: maybe, flag: flag, numbers: numbers, other: other)
        }
        set {
            number = newValue.number
            maybe = newValue.maybe
            flag = newValue.flag
            numbers = newValue.numbers
            other = newValue.other
        }
    }
}
