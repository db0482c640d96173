/// A view that says something by itself.
protocol AccessibleContent {
    /// What the view says; `nil` if it has nothing to say.
    var accessibleContent: (label: String, traits: AccessibilityTraits)? { get }
}

nonisolated extension Text: AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits)? { (words, .isStaticText) }
}

nonisolated extension Image: AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits)? {
        isDecorative ? nil : (label?.words ?? name, .isImage)
    }
}
