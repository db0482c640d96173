/// The durations of some steps with each design, as ratios within one run.
///
/// Only the release build gives meaningful results.
public struct Timing: Sendable {
    /// The subject of the timing, in a few words.
    let title: String
    let steps: [String]
    let measure: @MainActor @Sendable (Design) -> [Duration]?

    /// Creates a timing.
    ///
    /// - Parameters:
    ///   - title: The subject of the timing, in a few words.
    ///   - steps: The names of the steps.
    ///   - measure: Returns the duration of each step with a design; `nil` leaves the design out.
    public init(
        _ title: String, steps: [String],
        measure: @escaping @MainActor @Sendable (Design) -> [Duration]?
    ) {
        self.title = title
        self.steps = steps
        self.measure = measure
    }

    /// Times the steps several times, each design in turn, and compares the shortest durations.
    @MainActor
    func report(of designs: [Design], rounds: Int = 7) -> Report {
        let samples = (0..<rounds).map { _ in designs.map(measure) }
        let rows = steps.enumerated().map { step, name in
            let durations = designs.indices.map { design in
                // The shortest duration was disturbed least.
                samples.compactMap { $0[design]?[step] }.min()
            }
            let fastest = durations.compactMap(\.self).min() ?? .zero
            return [name] + durations.map { $0.map { Self.ratio($0 / fastest) } ?? "–" }
        }
        let table = Report.Table(
            caption: "\(title), as multiples of the fastest design",
            columns: ["step"] + designs.map(\.name), rows: rows)
        return Report(
            title: "\(title), \(Self.build) build",
            sections: [
                Report.Section(
                    title: "Time, as multiples of the fastest design", content: .table(table))
            ])
    }

    private static func ratio(_ ratio: Double) -> String {
        let tenths = (ratio * 10).rounded() / 10
        return "\(tenths)×"
    }

    private static var build: String {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }
}
