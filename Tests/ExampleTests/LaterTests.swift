import Foundation
import TestViews
import TesseraTesting
import Testing

@testable import Compare
@testable import TesseraEvaluation

@MainActor
@Suite(.runtimeIssuesFail)
struct LaterTests {
    nonisolated private static let versions = Feature.all.flatMap { feature in
        feature.versions.filter { $0.reason == nil }.map { (feature, $0) }
    }

    @Test(arguments: versions.indices)
    func `a later feature breaks the programs that it is said to break`(index: Int) throws {
        let (feature, version) = Self.versions[index]
        let broken = try LaterModule(of: version).broken()
        #expect(broken == version.broken, "\(feature.name), \(version.design.name)")
    }

    @Test func `each later feature has a version of every design`() {
        for feature in Feature.all {
            #expect(
                Set(feature.versions.map(\.design.name)) == Set(Design.all.map(\.name)),
                "\(feature.name)")
        }
    }

    @Test func `the version that breaks least represents its design`() {
        for feature in Feature.all {
            for design in Design.all {
                let counts = feature.versions.filter { $0.design.name == design.name }
                    .map(\.broken.count)
                #expect(counts == counts.sorted(), "\(feature.name), \(design.name)")
            }
        }
    }
}

/// A design's module with the edits of a version, in a folder of its own.
@MainActor
private struct LaterModule {
    let version: Version
    let module: String

    init(of version: Version) throws {
        self.version = version
        module = try #require(version.design.module)
    }

    /// The programs that no longer compile.
    func broken() throws -> [String] {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tessera-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let said = try Compiler.build(module: module, from: edited(in: folder), into: folder)
        try #require(said == "", "\(said)")
        let errors = try Compiler.errors(
            in: programs.filter(isWritten), beside: programs.filter { !isWritten($0) }, with: folder
        )
        let places = try errors.map(program)
        return Set(places).sorted()
    }

    /// Copies of the module's files, with the edits.
    private func edited(in folder: URL) throws -> [URL] {
        let sources = Package.url(of: "Sources/\(module)")
        return try Self.swiftFiles(in: sources).map { file in
            var text = try String(contentsOf: file, encoding: .utf8)
            for edit in version.edits where edit.file == file.lastPathComponent {
                let parts = text.components(separatedBy: edit.old)
                try #require(parts.count == 2, "\(edit.file): \(edit.old)")
                text = parts.joined(separator: edit.new)
            }
            let copy = folder.appending(path: file.lastPathComponent)
            try text.write(to: copy, atomically: true, encoding: .utf8)
            return copy
        }
    }

    /// The files of the comparison, without those that have no attempts; some take a macro, which only a
    /// package's build finds.
    private var programs: [URL] {
        let others = ["/Timings/", "/Mistakes/", "/Later/", "/Compare.swift", "/Verdict.swift"]
        return Self.swiftFiles(in: Package.url(of: "Examples/Compare"))
            .filter { file in !others.contains { file.path.contains($0) } }
    }

    private func isWritten(_ file: URL) -> Bool {
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").contains("import \(module)\n")
    }

    /// The attempt that an error is in, or the file if it is in none.
    private func program(at place: Compiler.Place) throws -> String {
        let attempts = Compare.evaluation.probes.flatMap { probe in
            probe.attempts.filter { $0.file == place.file }.map { (attempt: $0, probe: probe) }
        }
        // What stood there before a task, outside of the region, is a program of the task as well.
        if let found = try attempts.first(where: { try $0.attempt.lines().contains(place.line) })
            ?? attempts.first
        {
            return Evaluation.program(found.attempt, of: found.probe)
        }
        return URL(filePath: place.file).deletingPathExtension().lastPathComponent
    }

    private static func swiftFiles(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }
}

extension Attempt {
    /// The lines of the file that are the attempt's code.
    fileprivate func lines() throws -> ClosedRange<Int> {
        let lines = try source().split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let first = try #require(lines.firstIndex(of: "// region: \(region)"))
        let last = try #require(lines[first...].firstIndex(of: "// endregion"))
        return first...last
    }
}
