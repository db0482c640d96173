/// A part of an evaluation to run in one process: some probes and mistakes, a single attempt, or
/// one mistake with one design.
struct Part: Codable {
    /// The names of the probes.
    var probes: [String] = []
    /// The index of a single attempt, in the order of the designs.
    var attempt: Int?
    /// The names of the mistakes.
    var mistakes: [String] = []
    /// The name of the design for a single mistake.
    var design: String?
    /// Whether to take pictures of the screens.
    var isDrawn = false
    /// Whether to attack all attempts that do a task.
    var isDeep = false

    /// Shares of at most four probes, which take about the same time each.
    var shares: [Part] {
        let count = max(1, (probes.count + 3) / 4)
        return (0..<count).map { number in
            var share = self
            share.probes = probes.indices.filter { $0 % count == number }.map { probes[$0] }
            if number > 0 { share.mistakes = [] }
            return share
        }
    }
}

extension Evaluation {
    /// Returns the part with all probes and mistakes.
    func all(isDrawn: Bool = false, isDeep: Bool = false) -> Part {
        Part(
            probes: probes.map(\.name), mistakes: mistakes.map(\.name), isDrawn: isDrawn,
            isDeep: isDeep)
    }

    /// Runs the probes, takes all measures, and makes the mistakes.
    func scorecard(of part: Part) throws -> Scorecard {
        Scorecard(
            designs: designs.map(\.name),
            rows: try part.probes.map(probe).map {
                try row(of: $0, isDrawn: part.isDrawn, isDeep: part.isDeep)
            },
            fates: fates(of: mistakes(in: part)) { $0.fate(with: $1) })
    }

    func mistakes(in part: Part) -> [Mistake] {
        mistakes.filter { part.mistakes.contains($0.name) }
    }

    /// Returns the attempts at a probe in the order of the designs.
    func attempts(at probe: Probe) -> [Attempt] {
        designs.flatMap { design in probe.attempts.filter { $0.design.name == design.name } }
    }
}
