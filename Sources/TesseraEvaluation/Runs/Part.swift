/// A part of an evaluation that is run at once: some probes and mistakes, one attempt, or one design's
/// mistake.
struct Part: Codable {
    /// The names of the probes.
    var probes: [String] = []
    /// The number of the attempt that is run alone, in the order of the designs.
    var attempt: Int?
    /// The names of the mistakes.
    var mistakes: [String] = []
    /// The name of the design with which the mistake is made alone.
    var design: String?
    /// Whether pictures of the screens are taken.
    var isDrawn = false
}

extension Evaluation {
    /// All probes and mistakes.
    func all(isDrawn: Bool = false) -> Part {
        Part(probes: probes.map(\.name), mistakes: mistakes.map(\.name), isDrawn: isDrawn)
    }

    /// Runs the probes, takes all measures, and makes the mistakes.
    func scorecard(of part: Part) throws -> Scorecard {
        Scorecard(
            designs: designs.map(\.name),
            rows: try part.probes.map(probe).map { try row(of: $0, isDrawn: part.isDrawn) },
            fates: fates(of: mistakes(in: part)) { $0.fate(with: $1) }, broken: broken)
    }

    /// How many programs of each design later features break, with each of their versions.
    var broken: [String: [String: [Int]]] {
        var broken: [String: [String: [Int]]] = [:]
        for feature in features {
            broken[feature.name] = [:]
            for design in designs {
                broken[feature.name]?[design.name] = feature.versions(of: design)
                    .map(\.broken.count)
            }
        }
        return broken
    }

    func mistakes(in part: Part) -> [Mistake] {
        mistakes.filter { part.mistakes.contains($0.name) }
    }

    /// The attempts of a probe in the order of the designs.
    func attempts(at probe: Probe) -> [Attempt] {
        designs.flatMap { design in probe.attempts.filter { $0.design.name == design.name } }
    }
}
