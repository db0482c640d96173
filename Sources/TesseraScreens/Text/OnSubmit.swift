nonisolated extension View {
    /// Performs an action when Return is pressed in a text field in this view.
    ///
    /// If there are several actions, all are performed, the innermost first. The fields of a search
    /// submit texts as others do.
    public consuming func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(action: action))
    }

    /// Sets whether submissions inside this view perform no action around it.
    public consuming func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScope(isBlocking: isBlocking))
    }

    /// Sets the label of the key that submits a field in this view.
    public consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        attribute(Call("submitLabel").argument(submitLabel))
    }
}

/// The label of the key that submits a text.
public enum SubmitLabel: String, Sendable, CustomStringConvertible {
    case done, go, send, join, route, search, `return`, next, `continue`

    public var description: String { "." + rawValue }
}

nonisolated struct SubmitModifier: PrimitiveModifier, Role {
    let action: () -> Void

    var description: ModifierDescription? { ModifierDescription("onSubmit") }
}

nonisolated struct SubmitScope: PrimitiveModifier, Role {
    let isBlocking: Bool

    var description: ModifierDescription? {
        Call("submitScope").argument(isBlocking, default: true).described
    }
}

/// The kinds of fields that submit a text.
public enum SubmitTriggers: Hashable, Sendable {
    case text, search
}
