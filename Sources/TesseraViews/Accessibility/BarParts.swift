/// A view with a bar, whose parts the modifiers inside set.
package protocol BarredView: Role {}

/// A part of a bar.
package enum BarPart {
    /// A button that goes back to the previous screen.
    case wayBack
    /// The title of the screen.
    case title(String)
    /// The views of the modifier.
    case items
}

/// A modifier that sets a part of the bar around it.
package protocol BarModifier: Role {
    /// The part; `nil` if the modifier sets none now.
    var barPart: BarPart? { get }
}

/// The elements of a bar.
struct AnnouncedBar {
    private var wayBack: AccessibilityTree.Element?
    private var title: AccessibilityTree.Element?
    private var items: [AccessibilityTree.Element] = []

    /// The elements in reading order.
    var elements: [AccessibilityTree.Element] { [wayBack, title].compactMap(\.self) + items }

    /// Adds the part of a modifier, with the elements of its views.
    @MainActor mutating func add(
        _ part: BarPart, of node: Node, _ views: [AccessibilityTree.Element]
    ) {
        func element(_ label: String, _ traits: AccessibilityTraits) -> AccessibilityTree.Element {
            .init(label: label, traits: traits, isPartOfBar: true, node: node, view: node)
        }
        switch part {
        case .wayBack: wayBack = element("Back", .isButton)
        case .title(let words): if node.isVisible { title = element(words, .isHeader) }
        case .items: items += views
        }
    }
}
