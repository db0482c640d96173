nonisolated extension View {
    /// Performs an action when Return is pressed in a text field in this view.
    ///
    /// If there are several actions, all are performed, the innermost first.
    public consuming func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Sets the label of the key that submits a field in this view.
    public consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        attribute(Call("submitLabel").argument(submitLabel))
    }
}

/// The kinds of fields whose text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Search fields, which Tessera does not have.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The label of the key that submits a text.
public struct SubmitLabel: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    private init(_ name: String) { description = "." + name }

    public static let done = SubmitLabel("done")
    public static let go = SubmitLabel("go")
    public static let send = SubmitLabel("send")
    public static let join = SubmitLabel("join")
    public static let route = SubmitLabel("route")
    /// The word *Search*.
    public static let search = SubmitLabel("search")
    public static let `return` = SubmitLabel("return")
    public static let next = SubmitLabel("next")
    public static let `continue` = SubmitLabel("continue")
}

nonisolated private struct SubmitModifier: EnvironmentModifier {
    let triggers: SubmitTriggers
    let action: () -> Void

    func transform(_ values: inout EnvironmentValues) {
        guard triggers.contains(.text) else { return }
        let outer = values.submitAction
        values.submitAction = { [action] in
            action()
            outer?()
        }
    }

    var description: ModifierDescription? { ModifierDescription("onSubmit") }
}

private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
    /// The action of Return in a text field; `nil` without an `onSubmit` modifier.
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}
