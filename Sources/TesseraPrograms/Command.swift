/// The command line of a program: at most one argument, options that can be combined, and options
/// used alone.
///
/// ```swift
/// let format = Option("--format", .oneOf(["tree", "json"]), "how it is written")
/// let command = Command(
///     "Tour", "A walk through two designs.",
///     argument: Argument("stop", "one stop, by its name"), options: [format], alone: [.list])
/// ```
///
/// Every command has the options `--help` and `-h`.
public struct Command: Sendable {
    public let name: String
    /// The purpose of the program, in a sentence.
    public let purpose: String
    public let argument: Argument
    /// Options that can be combined with the argument and with each other.
    public let options: [Option]
    /// Options that cannot be combined.
    public let alone: [Option]

    public init(
        _ name: String, _ purpose: String, argument: Argument, options: [Option] = [],
        alone: [Option] = []
    ) {
        self.name = name
        self.purpose = purpose
        self.argument = argument
        self.options = options
        self.alone = alone
    }

    /// Returns the output for a command line: the usage for `--help`, or the result of `answer`.
    public func output(
        for arguments: [String], answer: (Invocation) throws -> String
    ) throws -> String {
        if arguments.contains(where: ["-h", "--help"].contains) { return usage }
        return try answer(invocation(for: arguments))
    }

    /// Returns the item with a name. For an unknown name the error suggests similar names.
    public func item<Item>(
        named name: String, in items: [Item], by key: (Item) -> String
    ) throws -> Item {
        if let item = items.first(where: { key($0) == name }) { return item }
        throw CommandLineFailure(
            unknown: argument.name, name, among: items.map(key),
            help: "`\(self.name) --list` names them all")
    }
}

/// The optional argument of a program.
public struct Argument: Sendable {
    public let name: String
    public let meaning: String

    public init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }
}

/// An option, whose name begins with `--`.
public struct Option: Sendable {
    public enum Value: Sendable {
        case none
        case oneOf([String])
        case file
        case folder
    }

    public let name: String
    public let value: Value
    public let meaning: String

    public init(_ name: String, _ value: Value, _ meaning: String) {
        self.name = name
        self.value = value
        self.meaning = meaning
    }

    /// Creates an option without a value.
    public init(_ name: String, _ meaning: String) { self.init(name, .none, meaning) }

    public static let list = Option("--list", "the names of all, each with what it is about")
    static let help = Option("--help", "this text")
}

/// A parsed command line.
public struct Invocation: Sendable {
    public internal(set) var argument: String?
    var values: [String: String] = [:]

    /// The value of an option; `""` for an option without a value, and `nil` for an option that is
    /// not given.
    public subscript(option: Option) -> String? { values[option.name] }

    /// Returns whether an option is given.
    public func has(_ option: Option) -> Bool { self[option] != nil }
}
