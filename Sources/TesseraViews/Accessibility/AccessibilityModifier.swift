/// A modifier that sets accessibility attributes only.
@usableFromInline
package nonisolated enum AccessibilityModifier: PrimitiveModifier, Accessible {
    case label(String)
    case value(String)
    case hint(String)
    case identifier(String)
    /// A label, value or hint whose numbers follow the locale of the view.
    case localized((String) -> AccessibilityModifier, Text)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case children(AccessibilityChildBehavior)
    case action(AccessibilityActionKind, (AccessibilityAdjustmentDirection) -> Void)
    /// Announces a text or an image by its label.
    case content(String?, AccessibilityTraits)
    /// Announces the words of a view inside as a value. Without such a view, nothing is announced.
    case speaker(Node?)
    /// The action of a tap gesture.
    case tap(() -> Void)
    /// Announces the attached views instead of the modified views.
    case representation
    /// Several modifiers, the innermost first. Modifiers that make the view an element come first.
    case several([AccessibilityModifier])

    /// Returns a modifier that announces a text. Numbers in it follow the locale of the view.
    static func words(
        _ text: Text, _ modifier: @escaping (String) -> AccessibilityModifier
    ) -> AccessibilityModifier {
        text.plainWords.map(modifier) ?? .localized(modifier, text)
    }

    /// The behavior that the modifier chooses for the elements inside, or `nil` if it chooses none.
    var children: AccessibilityChildBehavior? {
        switch self {
        case .children(let behavior): behavior
        case .several(let modifiers): modifiers.lazy.compactMap(\.children).last
        default: nil
        }
    }

    package func announcement(at node: Node) -> AccessibilityModifier? { self }

    /// The identifier that tests find the view by; `nil` for other modifiers.
    var identifier: String? {
        if case .identifier(let name) = self { name } else { nil }
    }

    @usableFromInline
    package var description: ModifierDescription? {
        var description = call?.described
        description?.facet = .accessibility
        return description
    }

    private var call: Call? {
        switch self {
        case .label(let label): Call("accessibilityLabel").argument(label)
        case .value(let value): Call("accessibilityValue").argument(value)
        case .hint(let hint): Call("accessibilityHint").argument(hint)
        case .localized(let modifier, let text): modifier(text.words).call
        case .identifier(let name): Call("accessibilityIdentifier").argument(name)
        case .hidden(let isHidden): Call("accessibilityHidden").argument(isHidden)
        case .addTraits(let traits): Call("accessibilityAddTraits").argument(verbatim: traits.list)
        case .removeTraits(let traits):
            Call("accessibilityRemoveTraits").argument(verbatim: traits.list)
        case .children(let behavior): Call("accessibilityElement").argument("children", behavior)
        case .action(.adjustment, _): Call("accessibilityAdjustableAction")
        case .action(let kind, _): Call("accessibilityAction").argument(ifSet: kind.name)
        case .content, .speaker, .tap, .representation, .several: nil
        }
    }

    /// The descriptions of the modifier, or of the modifiers that it combines.
    fileprivate var descriptions: [ModifierDescription] {
        if case .several(let several) = self { return several.flatMap(\.descriptions) }
        return description.map { [$0] } ?? []
    }

    @usableFromInline
    package func describe(into modifiers: inout [ModifierDescription], at node: Node) {
        modifiers += descriptions
    }
}

nonisolated extension View {
    /// Applies any number of accessibility modifiers as one modifier.
    package consuming func announced(
        _ modifiers: [AccessibilityModifier]
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(.several(modifiers))
    }

    /// Adds an action that adjusts this view, as by a swipe up or down with a screen reader.
    @inlinable
    public consuming func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityModifier.action(.adjustment, handler))
    }

    /// Adds an action to this view: the activation by default.
    @inlinable
    public consuming func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityModifier.action(kind) { _ in handler() })
    }

    /// Adds an action with a name to this view.
    @AlsoOfTitles
    public consuming func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Makes this view one accessibility element.
    @inlinable
    public consuming func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modifier(AccessibilityModifier.children(children))
    }
}

extension ViewDescription {
    /// Adds the accessibility modifier of a control.
    package mutating func add(_ modifier: AccessibilityModifier) {
        modifiers += modifier.descriptions
    }
}

extension Node {
    /// The accessibility identifiers of this view.
    @MainActor
    var identifiers: [String] {
        sequence(first: self, next: \.parent).dropFirst().prefix { $0.elementName == nil }
            .compactMap { $0.role(AccessibilityModifier.self)?.identifier }
    }
}

/// The direction in which an accessibility element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

/// A kind of action that an accessibility element performs.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String?
    private var isAdjustment = false

    /// Activation: a double tap with a screen reader.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// The action that dismisses a screen, such as a sheet.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The main action of a screen: a double tap with two fingers.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Adjustment: a swipe up or down with a screen reader.
    @usableFromInline package static let adjustment = AccessibilityActionKind(
        name: nil, isAdjustment: true)

    package init(name: String?, isAdjustment: Bool = false) {
        (self.name, self.isAdjustment) = (name, isAdjustment)
    }

    /// Makes a custom kind of action with a name.
    public init(named name: Text) { self.init(name: name.words) }
}

/// An action of an accessibility element, with the reason why it is refused.
///
/// The reason belongs to the view that declares the action. It stays with the action when an
/// enclosing element takes the action over.
package struct AccessibilityAction {
    let kind: AccessibilityActionKind
    /// The reason why the action is refused; `nil` if it is performed.
    let refusal: String?
    let perform: (AccessibilityAdjustmentDirection) -> Void
}

/// The way that an accessibility element treats the views inside it.
public enum AccessibilityChildBehavior: Sendable {
    /// The views inside are not announced.
    case ignore
    /// The labels, values and actions of the views inside become those of the element.
    case combine
    /// The views inside are separate elements within this element.
    case contain
}
