import Foundation

/// A program with chapters. It prints all chapters, or a chosen one.
public struct Story: Sendable {
    public let chapters: [Chapter]
    private let command: Command

    public init(_ name: String, _ purpose: String, _ chapters: [Chapter]) {
        self.chapters = chapters
        command = Command(
            name, purpose, argument: Argument("chapter", "one chapter, by its name"),
            alone: [.list])
    }

    /// Runs the program.
    @MainActor
    public func run() { runProgram(named: command.name, output) }

    /// Returns the output for a command line.
    @MainActor
    public func output(for arguments: [String]) throws -> String {
        try command.output(for: arguments) { invocation in
            if invocation.has(.list) {
                return Page.table(chapters.map { [$0.name, $0.lookFor] })
            }
            let chosen = try invocation.argument.map {
                [try command.item(named: $0, in: chapters, by: \.name)]
            }
            return try (chosen ?? chapters).map { try $0.text() }.joined(separator: "\n\n\n")
        }
    }
}

/// A chapter of a story: an introduction, and the events.
public struct Chapter: Sendable {
    public let name: String
    /// The introduction, in one or two sentences.
    public let lookFor: String
    /// The file of the chapter, with the regions of code that it shows.
    private let file: String
    private let tell: @MainActor @Sendable (inout Telling) throws -> Void

    public init(
        _ name: String, _ lookFor: String, file: String = #filePath,
        tell: @escaping @MainActor @Sendable (inout Telling) throws -> Void
    ) {
        self.name = name
        self.lookFor = lookFor
        self.file = file
        self.tell = tell
    }

    /// Runs the chapter and returns its text.
    @MainActor
    public func text() throws -> String {
        var telling = Telling(file: URL(fileURLWithPath: file))
        try tell(&telling)
        return Page.text(named: name, lookFor: lookFor, parts: telling.parts)
    }
}

/// The text of a chapter so far.
public struct Telling {
    fileprivate let file: URL
    fileprivate(set) var parts: [String] = []

    /// Adds a text under a title. An empty text becomes "nothing".
    public mutating func show(_ title: String, _ text: String) {
        parts.append(Page.part(title, text.isEmpty ? "nothing" : text))
    }

    /// Adds a marked region of the chapter's file.
    public mutating func code(_ region: String) throws {
        parts.append(Page.indented(try SourceRegion.code(named: region, in: file)))
    }
}
