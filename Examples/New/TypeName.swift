import Foundation
import TesseraPrograms

/// A name for the types of a new package.
struct TypeName {
    private let name: String

    /// Checks that a name can be that of a type, and that no type of Swift or Tessera has it.
    init(_ name: String, in clone: URL) throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw CommandLineFailure(
                "'\(name)' is no name for a type: begin with a capital letter, "
                    + "and use letters and digits, as in PinCode")
        }
        self.name = name
        let taken = try Self.names(in: clone)
        for name in [name, "\(name)Style", "\(name)StyleConfiguration"] where taken.contains(name) {
            throw CommandLineFailure("Tessera has a type or module '\(name)': choose another name")
        }
        // Targets and words of the template, and words of the language.
        let words = [
            "Any", "Self", "Type", "Protocol", "Sample", "Show", "Compare", "Testing", "Foundation",
            "Observation", "Library", "Item", "NewItem", "ItemList",
        ]
        if words.contains(name) || Self.isInStandardLibrary(name) {
            throw CommandLineFailure(
                "'\(name)' has a meaning in Swift or in the package: choose another name")
        }
    }

    /// Replaces the template's name, in types and in members.
    func replacing(in text: String) -> String {
        text.replacing("Sample", with: name).replacing("sample", with: member)
    }

    /// The name with a small first word: `pinCode`, `urlField`.
    private var member: String {
        let capitals = name.prefix { $0.isUppercase || $0.isNumber }
        let first =
            capitals.count > 1 && capitals.count < name.count
            ? capitals.dropLast() : capitals
        return first.lowercased() + name.dropFirst(first.count)
    }

    /// Returns the names of the public types, and of the modules, of a clone.
    private static func names(in clone: URL) throws -> Set<String> {
        let sources = clone.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        var names = Set(paths.filter { !$0.contains("/") })
        let declaration =
            /(?m)^ *(?:nonisolated |@\w+ |final |indirect )*public (?:nonisolated |final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            names.formUnion(text.matches(of: declaration).map { String($0.1) })
        }
        return names
    }

    /// Returns whether Swift's standard library has a type of this name. The compiler says so.
    private static func isInStandardLibrary(_ name: String) -> Bool {
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-"]
        let input = Pipe()
        compiler.standardInput = input
        compiler.standardOutput = FileHandle.nullDevice
        compiler.standardError = FileHandle.nullDevice
        guard (try? compiler.run()) != nil else { return false }
        input.fileHandleForWriting.write(Data("typealias Known = Swift.\(name)".utf8))
        try? input.fileHandleForWriting.close()
        compiler.waitUntilExit()
        return compiler.terminationStatus == 0
    }
}
