/// A view that is announced without a modifier.
protocol AccessibleContent: Role {
    /// The words and traits of the view in an environment; `nil` if it has none.
    func accessibleContent(
        in environment: EnvironmentValues
    ) -> (label: String, traits: AccessibilityTraits)?
}

/// A control that defines how the views inside it are announced, as a modifier would.
protocol AccessibleControl: Role {
    /// The accessibility modifier of the control; `nil` where a style makes the control again.
    var announcement: AccessibilityModifier? { get }
}

/// A view that is announced as a value: the words of a view inside it.
package protocol AccessibleValue: Role {
    /// Returns the node of the view whose words are the value. It lies below the node of this view.
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
