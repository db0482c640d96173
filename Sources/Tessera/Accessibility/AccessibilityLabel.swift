nonisolated extension View {
    /// Says what this view is: "Rating".
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityLabel(label.words)
    }

    /// Says what this view is: "Rating".
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        let label = String(label)
        return accessibility("accessibilityLabel", "\"\(label)\"") { $0.label = label }
    }

    /// Says which value this view has: "3 of 5".
    public func accessibilityValue(_ value: Text) -> some View {
        accessibilityValue(value.words)
    }

    /// Says which value this view has: "3 of 5".
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        let value = String(value)
        return accessibility("accessibilityValue", "\"\(value)\"") { $0.value = value }
    }

    /// Says what activating this view does.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityHint(hint.words)
    }

    /// Says what activating this view does.
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        let hint = String(hint)
        return accessibility("accessibilityHint", "\"\(hint)\"") { $0.hint = hint }
    }

    /// Keeps this view and all inside it from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility("accessibilityHidden", "\(hidden)") { $0.isHidden = hidden }
    }
}
