import Foundation

/// Why a program ends without having done what it was asked to.
public struct CommandLineFailure: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }

    /// For a name that is not known: with the nearest of those that are.
    public init(unknown kind: String, _ name: String, among names: [String], help: String) {
        let nearest = Suggestion.nearest(to: name, among: names)
        let hint =
            nearest.isEmpty
            ? help : "did you mean \(nearest.joined(separator: ", "))? \(help)"
        description = "there is no \(kind) \"\(name)\"; \(hint)"
    }
}

/// Runs a program: prints what it returns, or why it fails on standard error.
@MainActor
public func runProgram(named name: String, _ program: ([String]) throws -> String) {
    do {
        print(try program(Array(CommandLine.arguments.dropFirst())))
    } catch {
        FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
        exit(64)
    }
}
