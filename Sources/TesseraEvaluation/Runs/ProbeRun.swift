import TesseraPrograms
import Tessera

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

    /// Runs each attempt at a probe.
    func row(of probe: Probe, isDrawn: Bool = false) throws -> Scorecard.Row {
        try row(of: probe) { try outcome(of: $0, at: probe, isDrawn: isDrawn) }
    }

    /// Returns the row of a probe, whose attempts `run` runs.
    func row(of probe: Probe, run: (Attempt) throws -> Outcome) throws -> Scorecard.Row {
        let impostors = probe.impostors.map { impostor in
            (name: impostor.name, passes: probe.passes(impostor.screen()))
        }
        return Scorecard.Row(
            name: probe.name, task: probe.task, fact: probe.fact.name,
            cells: try designs.map { design in
                Cell(
                    design: design.name,
                    results: try probe.attempts.filter { $0.design.name == design.name }.map(run))
            },
            unmasked: impostors.filter { !$0.passes }.map(\.name),
            undetected: impostors.filter(\.passes).map(\.name))
    }

    /// Checks an attempt, checks it again under each variation if it passes, and takes the
    /// measures.
    func outcome(
        of attempt: Attempt, at probe: Probe, isDrawn: Bool = false
    ) throws -> Outcome {
        let inspection = Inspection(attempt.screen())
        probe.check(inspection)
        let isDone = inspection.requirements.allSatisfy(\.isMet)
        let subject = Measure.Subject(attempt: attempt)
        var readings: [String: Int] = [:]
        for measure in measures {
            readings[measure.name] = try measure.value(subject)
        }
        let reruns = isDone ? probe.reruns(of: attempt) : []
        let untouched = ViewHost(rootView: attempt.screen())
        untouched.size = inspection.host.size
        return Outcome(
            attempt: attempt.name, requirements: inspection.requirements,
            passedVariations: reruns.filter(\.passes).map(\.name),
            failedVariations: reruns.filter { !$0.passes }.map(\.name),
            loss: attempt.loss, limit: attempt.limit, code: try attempt.code(),
            tree: untouched.tree.text(naming: attempt.design, nouns), measures: readings,
            pictures: isDrawn ? [Picture(of: untouched), Picture(of: inspection.host)] : [])
    }
}

extension Probe {
    /// Returns whether a screen passes the check.
    @MainActor
    func passes(_ screen: AnyView) -> Bool {
        let inspection = Inspection(screen)
        check(inspection)
        return !inspection.requirements.isEmpty && inspection.requirements.allSatisfy(\.isMet)
    }

    /// Runs an attempt under the variations, and returns whether it passes the check each time.
    @MainActor
    func reruns(of attempt: Attempt) -> [(name: String, passes: Bool)] {
        variations.filter { $0.reason == nil }.compactMap { variation in
            guard let screen = attempt.screen(under: variation) else { return nil }
            let inspection = Inspection(
                screen, position: variation.position, constant: variation.constant)
            variation.prepare(inspection)
            (variation.check ?? check)(inspection)
            return (variation.name, inspection.requirements.allSatisfy(\.isMet))
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
        tree.roots = roots.map(named)
        return tree.text()
    }
}
