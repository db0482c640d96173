/// Tasks that test one thing, which a report counts together.
///
/// ```swift
/// ProbeGroup("looks on one screen", [.round, .vertical])
/// ProbeGroup("a later change", counting: .places, [.later])
/// ```
public struct ProbeGroup: Sendable {
    /// The thing that the tasks test, in a few words.
    public let title: String
    /// The tasks, in the order of the rows.
    public let probes: [Probe]

    /// Creates a group of tasks.
    ///
    /// - Parameters:
    ///   - title: The thing that the tasks test, in a few words.
    ///   - measure: The measure that compares programs. The program with the least represents its
    ///     design.
    ///   - probes: The tasks.
    public init(_ title: String, counting measure: Measure = .tokens, _ probes: [Probe]) {
        self.title = title
        self.probes = probes.map { probe in
            var probe = probe
            probe.measure = measure
            return probe
        }
    }
}
