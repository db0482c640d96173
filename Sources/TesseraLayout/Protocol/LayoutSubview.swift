public import Foundation

/// A proxy of a subview, which a layout measures and places.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    // See `LayoutSubviews`. The container outlives the calls of its layout.
    let box: LayoutBox
    unowned let container: LayoutContainerBox

    /// The value of the subview for a key. If several modifiers set the value, the outermost wins.
    /// Without a modifier, the value is the key's default.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        var next: LayoutBox? = box
        while let box = next {
            if let value = box.rarities?.values[ObjectIdentifier(key)] as? Key.Value {
                return value
            }
            next = box.modified
        }
        return Key.defaultValue
    }

    /// The layout priority of the subview; 0 by default.
    public var priority: Double { box.knownProfile.priority }

    /// Returns the size of the subview for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(container.ask(box, Proposal(proposal)))
    }

    /// Returns the size of the subview for a proposal, with its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        _ = container.ask(box, Proposal(proposal))
        return ViewDimensions(box, Proposal(proposal))
    }

    /// The preferred distances of the subview.
    public var spacing: ViewSpacing { box.knownSpacing }

    /// Places a point of the subview, by default its top leading corner, at a position in the
    /// bounds, and proposes a size to the subview.
    ///
    /// Call this function only while the layout places its subviews.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let proposal = Proposal(proposal)
        let size = container.ask(box, proposal)
        let origin = Point(
            x: position.x - (anchor.x == 0 ? 0 : anchor.x * size.width),
            y: position.y - (anchor.y == 0 ? 0 : anchor.y * size.height))
        container.place(box, at: origin, proposal)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.box === right.box
    }
}

extension LayoutBox {
    /// Sets the value of this box for a layout value key.
    package final func setLayoutValue<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
        let rarities = makeRarities()
        rarities.values[ObjectIdentifier(key)] = value
        valuesDidChange()
    }

    /// Notifies the enclosing layouts that the values of this box have changed.
    final func valuesDidChange() {
        // Boxes in between may not change, because their sizes remain the same.
        var box = self
        while let parent = box.parent {
            parent.invalidate()
            guard parent.modified === box else { return }
            box = parent
        }
    }
}
