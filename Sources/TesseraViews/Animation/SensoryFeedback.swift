/// Feedback that a user feels or hears when a value changes. Tessera records it and plays nothing.
public struct SensoryFeedback: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// A task has been completed.
    public static let success = SensoryFeedback(description: ".success")
    /// A task needs attention.
    public static let warning = SensoryFeedback(description: ".warning")
    /// A task has failed.
    public static let error = SensoryFeedback(description: ".error")
    /// The selection has changed.
    public static let selection = SensoryFeedback(description: ".selection")
    /// A value has grown.
    public static let increase = SensoryFeedback(description: ".increase")
    /// A value has shrunk.
    public static let decrease = SensoryFeedback(description: ".decrease")
    /// An activity begins.
    public static let start = SensoryFeedback(description: ".start")
    /// An activity ends.
    public static let stop = SensoryFeedback(description: ".stop")
    /// A dragged object reaches a guide.
    public static let alignment = SensoryFeedback(description: ".alignment")
    /// A value passes from one level to another.
    public static let levelChange = SensoryFeedback(description: ".levelChange")
    /// Objects collide.
    public static let impact = SensoryFeedback(description: ".impact")

    /// Objects of a weight collide, with an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        impact("weight", weight.rawValue, intensity)
    }

    /// Objects of a flexibility collide, with an intensity from 0 to 1.
    public static func impact(
        flexibility: Flexibility, intensity: Double = 1
    ) -> SensoryFeedback {
        impact("flexibility", flexibility.rawValue, intensity)
    }

    private static func impact(
        _ label: String, _ value: String, _ intensity: Double
    ) -> SensoryFeedback {
        SensoryFeedback(
            description: ".impact(\(label): .\(value), intensity: \(printed(intensity)))")
    }

    /// The weight of objects that collide.
    public enum Weight: String, Hashable, Sendable {
        case light
        case medium
        case heavy
    }

    /// The flexibility of objects that collide.
    public enum Flexibility: String, Hashable, Sendable {
        case rigid
        case solid
        case soft
    }
}

nonisolated extension View {
    /// Gives feedback when a value has changed.
    ///
    /// ``ViewHost/sensoryFeedback`` lists the feedback that a host's views have given.
    public consuming func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Gives feedback when a value has changed, if the old and the new value meet a condition.
    public consuming func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Gives the feedback that a function returns for the old and the new value of a change.
    public consuming func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }
}

nonisolated private struct FeedbackModifier<Trigger: Equatable>: ViewModifier, HiddenBody {
    let trigger: Trigger
    let feedback: (Trigger, Trigger) -> SensoryFeedback?
    @Environment(\.hostServices) var services

    func body(content: Content) -> some View {
        let call = Call("sensoryFeedback").argument("trigger", trigger)
        content.modifier(
            ChangeModifier(value: trigger, call: call) {
                guard let given = feedback($0, $1) else { return }
                services?[FeedbackRecord.self].given.append(given)
            })
    }
}

/// The feedback that a host's views have given.
final class FeedbackRecord: HostService {
    fileprivate(set) var given: [SensoryFeedback] = []

    init(of services: HostServices) {}
}
