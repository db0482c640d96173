/// The reasons why a view shows a redacted version of its content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is a placeholder, because the data are not available yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension RedactionReasons: CustomStringConvertible {
    public var description: String {
        printedSet(
            self,
            [
                .placeholder: ".placeholder", .privacy: ".privacy", .invalidated: ".invalidated",
            ])
    }
}

nonisolated extension View {
    /// Adds a reason to redact the content of this view.
    public consuming func redacted(reason: RedactionReasons) -> some View {
        setting(
            \.redactionReasons, adding: reason, as: Call("redacted").argument("reason", reason)
        ) { $0.union($1) }
    }

    /// Removes all reasons to redact the content of this view.
    public consuming func unredacted() -> some View {
        setting(\.redactionReasons, [], as: Call("unredacted"))
    }
}

extension EnvironmentValues {
    /// The reasons to redact content; empty by default.
    @Entry public var redactionReasons: RedactionReasons = []
}
