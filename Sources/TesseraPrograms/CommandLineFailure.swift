/// A failure of a program: a message on one line, and an exit code.
public struct CommandLineFailure: Error, CustomStringConvertible {
    /// The exit codes in use, from `sysexits.h`.
    public enum Code: Int32, Sendable {
        /// The command line is invalid.
        case usage = 64
        /// An input is missing or cannot be read.
        case noInput = 66
        /// The program has an internal error.
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

    /// Creates a failure for an unknown name, with suggestions of similar names.
    init(unknown kind: String, _ name: String, among names: [String], help: String) {
        let near = Suggestion.nearest(to: name, among: names)
        let hint = near.isEmpty ? "" : "did you mean \(near.joined(separator: " or "))? "
        self.init("there is no \(kind) \"\(name)\"; \(hint)\(help)")
    }
}
