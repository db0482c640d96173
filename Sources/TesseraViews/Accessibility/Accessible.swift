/// A view or modifier that changes the elements of the views inside, or its own element.
package protocol Accessible: Role {
    /// Returns the change at a node; `nil` for no change.
    @MainActor func announcement(at node: Node) -> AccessibilityModifier?
}

/// A modifier whose label may be a word for any control of a kind, such as "Rating". The word gives
/// way to the labels of the elements that an enclosing element combines with the control.
package protocol DefaultNamed: Accessible {
    var hasDefaultLabel: Bool { get }
}

/// A control that is announced without a modifier.
package protocol AccessibleControl: Accessible {
    /// The modifier that announces the control.
    var announcement: AccessibilityModifier { get }
}

extension AccessibleControl {
    package func announcement(at node: Node) -> AccessibilityModifier? { announcement }
}

extension Text: Accessible {
    package func announcement(at node: Node) -> AccessibilityModifier? {
        .content(_text(at: node), .isStaticText)
    }
}

extension Image: Accessible {
    package func announcement(at node: Node) -> AccessibilityModifier? {
        isDecorative ? nil : .content(label.map { $0._text(at: node) } ?? name, .isImage)
    }
}

extension TapModifier: Accessible {
    package func announcement(at node: Node) -> AccessibilityModifier? {
        action(count: 1).map(AccessibilityModifier.tap)
    }
}

extension RowOrPressModifier: Accessible {
    package func announcement(at node: Node) -> AccessibilityModifier? { .tap(action.press) }
}
