/// A view that says something by itself.
protocol AccessibleContent {
    /// What the view says; `nil` if it has nothing to say.
    var accessibleContent: (label: String, traits: AccessibilityTraits)? { get }
}

/// A view that is told as a value: by what one of the views inside it says.
protocol AccessibleValue {
    /// The node of the view that speaks, below the node of this view.
    @MainActor func speaker(at node: Node) -> Node?
}

nonisolated extension Text: AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits)? { (words, .isStaticText) }
}

nonisolated extension Image: AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits)? {
        isDecorative ? nil : (label?.words ?? name, .isImage)
    }
}
