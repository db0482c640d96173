import Foundation
import TesseraPrograms

extension Evaluation {
    /// Checks that each attempt at a probe uses its design and no other, and that its code is measured.
    ///
    /// - Throws: An error that names the file and the mistake.
    func check(attemptsAt probe: Probe) throws {
        for attempt in probe.attempts {
            let mistake =
                try attempt.mistakenDesign(among: designs) ?? attempt.mistakenRegion(of: probe)
            if let mistake {
                throw CommandLineFailure("\(attempt.fileName): \(mistake)", code: .software)
            }
        }
    }
}

extension Attempt {
    fileprivate var fileName: String { URL(fileURLWithPath: file).lastPathComponent }

    /// Returns the mistake of an attempt that does not use its design, or uses a rival.
    fileprivate func mistakenDesign(among designs: [Design]) throws -> String? {
        let imports = try source().split(separator: "\n").filter { $0.hasPrefix("import ") }
            .map { String($0.dropFirst("import ".count)) }
        if let module = design.module, !imports.contains(module) {
            return "an attempt with \(design.name) does not import \(module)"
        }
        let others = designs.filter { $0.name != design.name }
        let modules = others.compactMap(\.module).filter { $0 != design.module }
        if let module = imports.first(where: modules.contains) {
            return "an attempt with \(design.name) imports \(module)"
        }
        // Designs of one module are told apart by their names.
        let words = Set(SourceScanner(try code()).words)
        let rivals = others.filter { $0.module == design.module }
        let types = rivals.flatMap(\.vocabulary).filter { $0.first?.isUppercase == true }
        if let type = types.sorted().first(where: {
            words.contains($0) && !design.vocabulary.contains($0)
        }) {
            return "an attempt with \(design.name) uses \(type)"
        }
        if design.module == nil, !design.vocabulary.isEmpty,
            words.isDisjoint(with: design.vocabulary)
        {
            return "an attempt with \(design.name) uses none of its names"
        }
        return nil
    }

    /// Returns the mistake of an attempt whose region is not the code of its screen, or lacks a change.
    @MainActor
    fileprivate func mistakenRegion(of probe: Probe) throws -> String? {
        let code = try code()
        let shown = "\(screenType)"
        // The task may put other views around the screen.
        guard
            code.matches(of: /\b(?:struct|class|enum) (\w+)/).contains(where: {
                shown.split { !$0.isLetter }.contains($0.1)
            })
        else {
            return "the region \"\(region)\" does not declare \(shown), which the attempt shows"
        }
        guard let before = try before() else {
            return probe.measure.name == Measure.places.name
                ? "there is no region \"\(region)-before\" with the code before the change" : nil
        }
        return Edits.places(from: before, to: code) == 0
            ? "the region \"\(region)\" does not change the code before it" : nil
    }
}
