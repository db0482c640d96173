/// A task, tried with each design, and what must be true when it is done.
struct Probe: Sendable {
    let name: String
    /// The task, as one would be asked to do it.
    let task: String
    let attempts: [Attempt]
    /// Acts on what an attempt shows, and says what must be true. It knows nothing of designs.
    let check: @MainActor @Sendable (Inspection) -> Void

    init(
        _ name: String, _ task: String, _ attempts: [Attempt],
        check: @escaping @MainActor @Sendable (Inspection) -> Void
    ) {
        self.name = name
        self.task = task
        self.attempts = attempts
        self.check = check
    }

    func attempt(_ design: Design) -> Attempt? {
        attempts.first { $0.design == design }
    }
}
