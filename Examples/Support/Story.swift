import Foundation

/// A program that tells its story in chapters: all of them, or the one that is asked for.
public struct Story: Sendable {
    public let name: String
    public let chapters: [Chapter]

    public init(_ name: String, _ chapters: [Chapter]) {
        self.name = name
        self.chapters = chapters
    }

    public var usage: String {
        """
        usage: \(name) [<chapter>]
               \(name) --list
        """
    }

    /// The output for a command line.
    @MainActor
    public func output(for arguments: [String]) throws -> String {
        switch arguments {
        case []:
            return try chapters.map { try $0.text() }.joined(separator: "\n\n\n")
        case ["--list"]:
            return Page.table(chapters.map { [$0.name, $0.lookFor] })
        case ["--help"]:
            return usage
        case let arguments where arguments.count == 1:
            return try chapter(named: arguments[0]).text()
        default:
            throw CommandLineFailure(usage)
        }
    }

    public func chapter(named name: String) throws -> Chapter {
        if let chapter = chapters.first(where: { $0.name == name }) { return chapter }
        throw CommandLineFailure(
            unknown: "chapter", name, among: chapters.map(\.name),
            help: "`\(self.name) --list` names them all.")
    }
}

/// A part of a story: what to look for, and what happens.
public struct Chapter: Sendable {
    public let name: String
    /// What to look for, in a sentence or two.
    public let lookFor: String
    /// The file of the chapter, whose marked regions are the code that it shows.
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

    /// Has the chapter happen, and gives what there is to read.
    @MainActor
    public func text() throws -> String {
        var telling = Telling(file: URL(fileURLWithPath: file))
        try tell(&telling)
        return Page.text(named: name, lookFor: lookFor, parts: telling.parts)
    }
}

/// What has been told of a chapter so far.
public struct Telling {
    fileprivate let file: URL
    fileprivate(set) var parts: [String] = []

    /// Shows a text under a title; an empty one as "nothing".
    public mutating func show(_ title: String, _ text: String) {
        parts.append(Page.part(title, text.isEmpty ? "nothing" : text))
    }

    /// Shows a marked region of the chapter's file.
    public mutating func code(_ region: String) throws {
        parts.append(Page.indented(try SourceRegion.code(named: region, in: file)))
    }
}
