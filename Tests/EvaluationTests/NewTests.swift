import Foundation
import TesseraTesting

@testable import New
@testable import TesseraPrograms
import TestViews

/// Tests of the program that makes packages from the templates. `.ci/run` builds such packages.
@Suite(.runtimeIssuesFail)
struct NewTests {
    /// A folder whose name has a space.
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "New packages \(UUID().uuidString)")

    private func made(_ kind: String, _ name: String) throws -> [String: String] {
        let package = folder.appending(path: name)
        _ = try New.output(for: [kind, name, package.path])
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: package.path) {
            files[path] = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
        }
        return files
    }

    @Test(arguments: ["control", "app"])
    func `a new package has its name throughout`(kind: String) throws {
        let files = try made(kind, "PinCode")
        for (path, text) in files {
            #expect(!"\(path) \(text)".localizedCaseInsensitiveContains("sample"), "\(path)")
        }
        let manifest = try #require(files["Package.swift"])
        #expect(manifest.contains(#"name: "PinCode""#))
        #expect(!manifest.contains(#"path: "../../..""#))
        expectEqual(files["README.md"]?.hasPrefix("# PinCode\n"), true)
    }

    @Test func `a new control has its files`() throws {
        let files = try made("control", "URLField")
        expectEqual(
            files.keys.sorted(),
            [
                ".gitignore", "Package.swift", "README.md", "Sources/Compare/Attempts.swift",
                "Sources/Compare/ClosureURLField.swift", "Sources/Compare/Compare.swift",
                "Sources/Show/Film.swift",
                "Sources/Show/Gallery.swift", "Sources/Show/Show.swift",
                "Sources/URLFieldControl/URLField.swift",
                "Sources/URLFieldControl/URLFieldStyle.swift",
                "Tests/URLFieldTests/Pictures/capsule.txt",
                "Tests/URLFieldTests/URLFieldTests.swift",
            ])
        let style = try #require(files["Sources/URLFieldControl/URLFieldStyle.swift"])
        #expect(style.contains("func urlFieldStyle<S: URLFieldStyle>(_ style: S) -> some View"))
    }

    @Test(arguments: [
        ("pinCode", "'pinCode' is no name for a type: begin with a capital letter, and use…"),
        ("Pin Code", "'Pin Code' is no name for a type:…"), ("", "'' is no name for a type:…"),
        ("A{}", "'A{}' is no name for a type:…"), ("Ärger", "'Ärger' is no name for a type:…"),
        ("Toggle", "Tessera has a type or module 'Toggle': choose another name"),
        ("Rating", "Tessera has a type or module 'Rating': choose another name"),
        ("TesseraCore", "Tessera has a type or module 'TesseraCore': choose another name"),
        ("PrimitiveButton", "Tessera has a type or module 'PrimitiveButtonStyle': choose…"),
        ("Array", "'Array' has a meaning in Swift or in the package: choose another name"),
        ("Self", "'Self' has a meaning in Swift or in the package: choose another name"),
    ])
    func `a name that is taken is refused in a sentence`(name: String, message: String) throws {
        let path = folder.path
        #expect {
            _ = try New.output(for: ["control", name, path])
        } throws: {
            message.hasSuffix("…")
                ? "\($0)".hasPrefix(message.dropLast()) : "\($0)" == message
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a folder that exists is left alone`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        #expect {
            _ = try New.output(for: ["app", "Trips", path])
        } throws: {
            "\($0)" == "\(path) exists already: choose a new folder"
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
    }

    @Test(arguments: [[], ["control"], ["view", "Trips", "x"], ["app", "Trips", "x", "y"]])
    func `other arguments get the usage`(arguments: [String]) {
        #expect {
            _ = try New.output(for: arguments)
        } throws: {
            "\($0)".hasPrefix("use it as swift run New control|app <Name> <folder>")
        }
    }

    @Test(arguments: [
        ("/a/b", "/a/c", "../c"), ("/a/b", "/a", ".."), ("/a", "/a/b c", "b c"),
        ("/a/b/c", "/d", "../../../d"),
    ])
    func `the clone is found by a relative path`(start: String, end: String, path: String) {
        expectEqual(NewPackage.path(from: URL(filePath: start), to: URL(filePath: end)), path)
    }
}
