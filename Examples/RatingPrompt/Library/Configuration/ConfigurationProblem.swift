/// A problem of a configuration, whose other values are used.
///
/// The original uses the rest as well, and says nothing.
enum ConfigurationProblem: Error, Equatable, CustomStringConvertible {
    case unknownKey(String, nearest: String?)
    case wrongType(key: String, expected: String, found: String)
    case unreadable(String)

    var description: String {
        switch self {
        case .unknownKey(let key, let nearest):
            let hint = nearest.map { "; did you mean \($0)?" } ?? ""
            return "unknown key \"\(key)\" is ignored\(hint)"
        case .wrongType(let key, let expected, let found):
            return "\"\(key)\" is \(found), not \(expected), and is ignored"
        case .unreadable(let reason):
            return "the configuration is left as it is: \(reason)"
        }
    }
}
