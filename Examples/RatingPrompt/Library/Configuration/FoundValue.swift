import Foundation

/// The value at a key of a dictionary, of any type.
///
/// A dictionary made by `JSONSerialization` holds numbers in which a truth value and a number can
/// be taken for one another; one written in Swift does not. Either way `true` is no number here,
/// and 1 no truth value.
enum FoundValue {
    case nothing
    case value(ConfigurationValue)
    /// Something else, in words.
    case other(String)

    init(_ found: Any?) {
        switch found {
        case nil, is NSNull: self = .nothing
        case let text as String: self = .value(.text(text))
        case let number as NSNumber: self.init(number)
        case is [Any]: self = .other("a list")
        case is [String: Any]: self = .other("an object")
        case .some(let value): self = .other("a \(type(of: value))")
        }
    }

    private init(_ number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .value(.flag(number.boolValue))
        case "d", "f":
            let whole = Int(exactly: number.doubleValue)
            self = whole.map { .value(.number($0)) } ?? .other("the number \(number.doubleValue)")
        default: self = .value(.number(number.intValue))
        }
    }
}

extension ConfigurationValue {
    var kind: ConfigurationKey.Kind {
        switch self {
        case .flag: .flag
        case .number: .number
        case .text: .text
        }
    }

    /// The value with its kind: for a message that names the kind found instead of the expected kind.
    var inWords: String {
        switch self {
        case .flag(let flag): "\(flag)"
        case .number(let number): "the number \(number)"
        case .text(let text): "the text \"\(text)\""
        }
    }
}
