/// Why a program ends without having done what it was asked to: one line, and an exit code.
public struct CommandLineFailure: Error, CustomStringConvertible {
    /// The exit codes of `sysexits.h` that are used here.
    public enum Code: Int32, Sendable {
        /// The command line cannot be understood.
        case usage = 64
        /// An input is not there or cannot be read.
        case noInput = 66
        /// The program is at fault.
        case software = 70
        /// An output cannot be written.
        case cannotWrite = 73
    }

    public let description: String
    public let code: Code

    public init(_ description: String, code: Code = .usage) {
        self.description = description
        self.code = code
    }

    /// For a name that is not known: with those that are near it.
    init(unknown kind: String, _ name: String, among names: [String], help: String) {
        let near = Suggestion.nearest(to: name, among: names)
        let hint = near.isEmpty ? "" : "did you mean \(near.joined(separator: " or "))? "
        self.init("there is no \(kind) \"\(name)\"; \(hint)\(help)")
    }
}
