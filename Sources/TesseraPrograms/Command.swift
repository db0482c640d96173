/// What a program can be asked for: at most one argument, options that go with it and with each
/// other, and options that stand alone.
///
/// ```swift
/// let format = Option("--format", .oneOf(["tree", "json"]), "how it is written")
/// let command = Command(
///     "Tour", "A walk through two designs.",
///     argument: Argument("stop", "one stop, by its name"), options: [format], alone: [.list])
/// ```
///
/// Every command has `--help`, and `-h` for short.
public struct Command: Sendable {
    public let name: String
    /// What the program is for, in a sentence.
    public let purpose: String
    public let argument: Argument
    /// Options that go with the argument, and with each other.
    public let options: [Option]
    /// Options that go with nothing else.
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

    /// The output for a command line: the usage if it asks for help, or else what `answer` returns.
    public func output(
        for arguments: [String], answer: (Invocation) throws -> String
    ) throws -> String {
        if arguments.contains(where: ["-h", "--help"].contains) { return usage }
        return try answer(invocation(for: arguments))
    }

    /// The item that is named by the argument; an unknown name is answered with those near it.
    public func item<Item>(
        named name: String, in items: [Item], by key: (Item) -> String
    ) throws -> Item {
        if let item = items.first(where: { key($0) == name }) { return item }
        throw CommandLineFailure(
            unknown: argument.name, name, among: items.map(key),
            help: "`\(self.name) --list` names them all")
    }
}

/// The argument that a program takes, or does without.
public struct Argument: Sendable {
    public let name: String
    public let meaning: String

    public init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }
}

/// Something that a program is told by a name that begins with `--`.
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

    /// Makes an option without a value.
    public init(_ name: String, _ meaning: String) { self.init(name, .none, meaning) }

    public static let list = Option("--list", "the names of all, each with what it is about")
    static let help = Option("--help", "this text")
}

/// What a command line asks for.
public struct Invocation: Sendable {
    public internal(set) var argument: String?
    var values: [String: String] = [:]

    /// The value of an option, or `""` for one that takes none; `nil` for one that is not there.
    public subscript(option: Option) -> String? { values[option.name] }

    /// Whether an option is there.
    public func has(_ option: Option) -> Bool { self[option] != nil }
}
