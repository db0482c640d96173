/// A view that says something by itself.
protocol AccessibleContent {
    /// The words and traits of the view in an environment; `nil` if it has none.
    func accessibleContent(
        in environment: EnvironmentValues
    ) -> (label: String, traits: AccessibilityTraits)?
}

/// A view that is told as a value: by what one of the views inside it says.
protocol AccessibleValue {
    /// The node of the view that speaks, below the node of this view.
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
