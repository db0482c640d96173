import TesseraPrograms
import Foundation
import Tessera
import TesseraDrawing

extension Evaluation {
    /// Returns the consequences of mistakes, which `make` makes.
    func fates(
        of mistakes: [Mistake], make: (Mistake, Design) throws -> Fate?
    ) rethrows -> [String: [String: Fate]] {
        var fates: [String: [String: Fate]] = [:]
        for mistake in mistakes {
            for design in designs {
                fates[mistake.name, default: [:]][design.name] = try make(mistake, design)
            }
        }
        return fates
    }

    /// Runs each attempt at a probe, and its impostors.
    ///
    /// - Parameter isDeep: Whether to attack all attempts that do the task, instead of one.
    func row(of probe: Probe, isDrawn: Bool = false, isDeep: Bool = false) throws -> Scorecard.Row {
        try row(of: probe, isDeep: isDeep) { try outcome(of: $0, at: probe, isDrawn: isDrawn) }
    }

    /// Returns the row of a probe, whose attempts `run` runs.
    func row(
        of probe: Probe, isDeep: Bool, run: (Attempt) throws -> Outcome
    ) throws -> Scorecard.Row {
        let attempts = attempts(at: probe)
        let outcomes = try attempts.map(run)
        var able = zip(attempts, outcomes).filter(\.1.isWhole).map(\.0)
        // An everyday run attacks one attempt, of each design in turn.
        let number = probes.firstIndex { $0.name == probe.name } ?? 0
        if !isDeep, !able.isEmpty { able = [able[number % able.count]] }
        let written = probe.impostors.map { (name: $0.name, passes: probe.passes($0.screen())) }
        let generated = able.flatMap(probe.attacked)
        return Scorecard.Row(
            name: probe.name, task: probe.task,
            cells: designs.map { design in
                let own = zip(attempts, outcomes).filter { $0.0.design.name == design.name }
                return Cell(design: design.name, results: own.map(\.1).ordered(by: probe.measure))
            },
            unmasked: (written + generated).filter { !$0.passes }.map(\.name),
            undetected: (written + generated).filter(\.passes).map(\.name),
            generated: generated.count, measure: probe.measure.name, builtIn: probe.builtIn)
    }

    /// Checks an attempt, checks it again under each variation if it passes, and takes the
    /// measures.
    func outcome(
        of attempt: Attempt, at probe: Probe, isDrawn: Bool = false
    ) throws -> Outcome {
        let inspection = Inspection(attempt.screen())
        probe.check(inspection)
        let isDone = inspection.isPassed
        var readings: [String: Int] = [:]
        for measure in measures + [probe.measure, .tokens] where readings[measure.name] == nil {
            readings[measure.name] = try measure.value(attempt)
        }
        let reruns = isDone ? probe.reruns(of: attempt) : []
        let untouched = ViewHost(rootView: attempt.screen())
        untouched.size = inspection.host.size
        return Outcome(
            attempt: attempt.name, requirements: inspection.requirements,
            passedVariations: reruns.filter(\.passes).map(\.name),
            failedVariations: reruns.filter { !$0.passes }.map(\.name),
            loss: attempt.loss, limit: attempt.limit, code: try attempt.code(),
            uncounted: try attempt.uncounted(),
            tree: untouched.tree.text(naming: attempt.design, nouns), measures: readings,
            pictures: isDrawn ? [Picture(of: untouched)] : [])
    }

}

extension [Outcome] {
    /// The attempts that do the task by their size, and then the others in their order.
    ///
    /// All numbers of a row are those of the first.
    fileprivate func ordered(by measure: Measure) -> [Outcome] {
        func sizes(_ outcome: Outcome) -> [Int] {
            [measure, .tokens].map { outcome.measures[$0.name] ?? .max }
        }
        return filter(\.isWhole).sorted { sizes($0).lexicographicallyPrecedes(sizes($1)) }
            + filter { !$0.isWhole }
    }
}

extension Probe {
    /// The variations that are run.
    private var reruns: [Variation] { variations.filter { $0.reason == nil } }

    /// Returns whether a screen passes the check, or the check of its variation.
    @MainActor
    private func passes(_ inspection: Inspection) -> Bool {
        inspection.variation?.prepare(inspection)
        (inspection.variation?.check ?? check)(inspection)
        return inspection.isPassed
    }

    /// Returns whether a screen passes the check, also under each variation.
    @MainActor
    func passes(
        _ screen: AnyView,
        astray: (@MainActor @Sendable (CGPoint, Inspection) -> CGPoint)? = nil
    ) -> Bool {
        passes(Inspection(screen, astray: astray))
            && reruns.filter { !$0.remakesAttempt && $0.designs == nil }.allSatisfy {
                passes(Inspection($0.change(screen), under: $0, astray: astray))
            }
    }

    /// Attacks an attempt, and returns whether each spoiled screen passes.
    @MainActor
    func attacked(_ attempt: Attempt) -> [(name: String, passes: Bool)] {
        let sound = Inspection(attempt.screen())
        return attacks.compactMap { attack in
            attack.spoil(attempt.screen(), sound).map { spoiled in
                (
                    "\(attempt.design.name), \(attack.name)",
                    passes(spoiled, astray: attack.astray)
                )
            }
        }
    }

    /// Runs an attempt under the variations, and returns whether it passes the check each time.
    @MainActor
    func reruns(of attempt: Attempt) -> [(name: String, passes: Bool)] {
        reruns.compactMap { variation in
            attempt.screen(under: variation).map { screen in
                (variation.name, passes(Inspection(screen, under: variation)))
            }
        }
    }
}

extension ViewTree {
    /// Returns the tree as text, with the design's module before shared view names.
    func text(naming design: Design, _ nouns: Set<String>) -> String {
        guard let module = design.module else { return text() }
        func named(_ element: Element) -> Element {
            var element = element
            if nouns.contains(element.name) { element.name = "\(module).\(element.name)" }
            element.children = element.children.map(named)
            return element
        }
        var tree = self
        // The program of a user begins inside of what the trial stores.
        let isStored = roots.first?.name == Slot.screenName
        tree.roots = (isStored ? roots.flatMap(\.children).flatMap(\.children) : roots).map(named)
        return tree.text()
    }
}
