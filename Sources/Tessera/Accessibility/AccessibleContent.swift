/// A view that says something by itself.
protocol AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits) { get }
}

nonisolated extension Text: AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits) { (words, .isStaticText) }
}

nonisolated extension Image: AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits) { (name, .isImage) }
}
