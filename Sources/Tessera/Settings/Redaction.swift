public import TesseraCore

/// The reasons why a view shows something else than what it knows.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is to be shown is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// What is to be shown is not for everybody's eyes.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// What is to be shown is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension RedactionReasons: CustomStringConvertible {
    public var description: String {
        printedSet(
            [
                (Self.placeholder, ".placeholder"), (.privacy, ".privacy"),
                (.invalidated, ".invalidated"),
            ]
            .filter { contains($0.0) }.map(\.1))
    }
}

nonisolated extension View {
    /// Adds a reason to show something else in this view than what is known.
    public consuming func redacted(reason: RedactionReasons) -> some View {
        modifier(RedactionModifier(reasons: reason))
    }

    /// Removes any reason to show something else in this view than what is known.
    public consuming func unredacted() -> some View {
        setting(\.redactionReasons, [], as: Call("unredacted"))
    }
}

nonisolated private struct RedactionModifier: EnvironmentModifier, Equatable {
    let reasons: RedactionReasons

    func transform(_ values: inout EnvironmentValues) { values.redactionReasons.formUnion(reasons) }

    var description: ModifierDescription? {
        ModifierDescription("redacted").argument("reason", reasons)
    }
}

package struct RedactionReasonsKey: EnvironmentKey {
    package static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
    /// The reasons to show something else than what is known; empty if there is none.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}
