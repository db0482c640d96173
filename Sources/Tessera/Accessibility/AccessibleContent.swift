/// A view that is announced by itself.
protocol AccessibleContent: Role {
    /// The words and traits of the view in an environment; `nil` if it has none.
    func accessibleContent(
        in environment: EnvironmentValues
    ) -> (label: String, traits: AccessibilityTraits)?
}

/// A control that says itself how the views inside it are announced, as a modifier on them would.
protocol AccessibleControl: Role {
    /// The modifier that the control stands for; `nil` where a style makes the control once more.
    var announcement: AccessibilityModifier? { get }
}

/// A view that is announced as a value: by the words of one of the views inside it.
package protocol AccessibleValue: Role {
    /// Returns the node of the view whose words count, below the node of this view.
    @MainActor func speaker(at node: Node) -> Node?
}

nonisolated extension Text: AccessibleContent {
    func accessibleContent(
        in environment: EnvironmentValues
    ) -> (label: String, traits: AccessibilityTraits)? {
        (words(in: environment.locale), .isStaticText)
    }
}

nonisolated extension Image: AccessibleContent {
    func accessibleContent(
        in environment: EnvironmentValues
    ) -> (label: String, traits: AccessibilityTraits)? {
        isDecorative ? nil : (label?.words(in: environment.locale) ?? name, .isImage)
    }
}
