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

/// A view with a place in the bars around it.
package protocol PlacedInBar: Role {
    @MainActor var barPlace: BarPlace { get }
}

extension Node {
    /// The place of this view in the bars around it.
    @MainActor package var barPlace: BarPlace {
        let views = sequence(first: self, next: \.parent).prefix { !$0.isAttachment }
        return views.lazy.compactMap { $0.role((any PlacedInBar).self)?.barPlace }.first
            ?? .trailing
    }
}

/// The elements of a bar.
struct AnnouncedBar {
    private var wayBack: AccessibilityTree.Element?
    private var title: AccessibilityTree.Element?
    private var items: [(element: AccessibilityTree.Element, place: BarPlace)] = []

    private func items(where isWanted: (BarPlace) -> Bool) -> [AccessibilityTree.Element] {
        items.filter { isWanted($0.place) }.map(\.element)
    }

    /// The elements of the upper bar in reading order. An item in the middle replaces the title.
    var above: [AccessibilityTree.Element] {
        let middle = items { $0 == .principal }
        return [wayBack].compactMap(\.self) + (middle.isEmpty ? [title].compactMap(\.self) : middle)
            + items { !$0.isBelow && $0 != .principal }
    }

    /// The elements of the lower bar.
    var below: [AccessibilityTree.Element] { items(where: \.isBelow) }

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
        case .items: items += views.map { ($0, $0.node.barPlace) }
        }
    }
}
