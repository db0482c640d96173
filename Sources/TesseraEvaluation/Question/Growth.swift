/// What one screen goes through: tasks that follow from each other, each begun from the code of the one
/// before.
///
/// ```swift
/// Growth(
///     "A screen that grows", "Requests as they come in.", [.start, .tenGuests, .roundButtons])
/// ```
///
/// A design has one program for each step. What is counted is the way from one to the next: the places
/// that are edited, what is written and what is thrown away, and the names that have not been needed
/// before.
public struct Growth: Sendable {
    /// The heading.
    public let title: String
    /// The purpose of the steps, in a sentence.
    public let introduction: String
    /// The steps in order. The check of each says what must be true by then.
    public let steps: [Probe]

    /// Makes a way of some steps.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - introduction: The purpose of the steps, in a sentence.
    ///   - steps: The steps in order; their names are others than those of the evaluation's probes.
    public init(_ title: String, _ introduction: String, _ steps: [Probe]) {
        self.title = title
        self.introduction = introduction
        self.steps = steps
    }

    /// The programs of a design up to a step, the nearest last.
    func attempts(before step: Probe, with design: Design) -> [Attempt] {
        steps.prefix { $0.name != step.name }.compactMap { step in
            step.attempts.first { $0.design.name == design.name }
        }
    }
}
