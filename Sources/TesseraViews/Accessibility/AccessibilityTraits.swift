/// The traits of an accessibility element, such as its kind and its state.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// The element is a header, which divides the content.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The element is a text that cannot be edited.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 4)
    /// The element is a toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 5)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 6)
    /// The element hides the elements beside it from assistive technologies.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
    /// The element changes its label or value often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
    /// The element accepts typed text. Only SwiftUI's own controls can have this trait.
    package static let isTextField = AccessibilityTraits(rawValue: 1 << 9)

    /// The traits in words, as a screen reader might say them.
    var words: [String] {
        [
            (Self.isButton, "button"), (.isHeader, "header"), (.isImage, "image"),
            (.isLink, "link"), (.isStaticText, "text"), (.isToggle, "toggle"),
            (.isSelected, "selected"), (.isModal, "modal"),
            (.updatesFrequently, "updates frequently"), (.isTextField, "text field"),
        ].filter { contains($0.0) }.map(\.1)
    }

    var list: String { words.joined(separator: ", ") }
}

nonisolated extension View {
    /// Adds traits to this view.
    @inlinable
    public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier.addTraits(traits))
    }

    /// Removes traits from this view.
    @inlinable
    public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier.removeTraits(traits))
    }
}
