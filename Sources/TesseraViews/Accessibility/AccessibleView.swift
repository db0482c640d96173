/// A view that is announced without a modifier: a text, an image or a control.
package protocol AccessibleView: Role {
    /// The modifier that announces a control; `nil` for other views, and for a control that a style
    /// creates again in its body.
    var announcement: AccessibilityModifier? { get }

    /// Returns the words and traits of the view itself, or `nil` if it has none.
    func content(in environment: EnvironmentValues) -> AccessibleContent?
}

extension AccessibleView {
    package var announcement: AccessibilityModifier? { nil }

    package func content(in environment: EnvironmentValues) -> AccessibleContent? { nil }
}

/// The words and traits of a view.
package struct AccessibleContent {
    let label: String
    let traits: AccessibilityTraits
}

/// A view that is announced as a value: the words of a view inside it.
package protocol AccessibleValue: Role {
    /// Returns the node of the view whose words are the value. It lies below the node of this view.
    @MainActor func speaker(at node: Node) -> Node?
}

nonisolated extension Text: AccessibleView {
    package func content(in environment: EnvironmentValues) -> AccessibleContent? {
        AccessibleContent(label: words(in: environment.locale), traits: .isStaticText)
    }
}

nonisolated extension Image: AccessibleView {
    package func content(in environment: EnvironmentValues) -> AccessibleContent? {
        guard !isDecorative else { return nil }
        return AccessibleContent(
            label: label?.words(in: environment.locale) ?? name, traits: .isImage)
    }
}
