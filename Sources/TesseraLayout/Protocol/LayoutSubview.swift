public import Foundation

/// A subview of a layout: what the layout asks it, and by what it places it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    // See `LayoutSubviews`. The container outlives the calls of its layout.
    let box: LayoutBox
    unowned let container: LayoutContainerBox

    /// The value that the subview has for a key, the outermost if several modifiers set it, else the
    /// key's default.
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

    /// The priority that the subview has among the others; 0 by default.
    public var priority: Double { box.knownProfile.priority }

    /// Returns the size that the subview takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(container.ask(box, Proposal(proposal)))
    }

    /// Returns the size that the subview takes for a proposal, and its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        _ = container.ask(box, Proposal(proposal))
        return ViewDimensions(box, Proposal(proposal))
    }

    /// The distances that the subview prefers.
    public var spacing: ViewSpacing { box.knownSpacing }

    /// Puts a point of the subview, its top leading corner by default, at a position in the bounds'
    /// space, and proposes a size to it.
    ///
    /// This has an effect only while the layout places its subviews.
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
    /// Sets the value that a layout around this box finds for a key.
    package final func setLayoutValue<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
        let rarities = makeRarities()
        rarities.values[ObjectIdentifier(key)] = value
        valuesDidChange()
    }

    /// Has the layouts around this box notice that it has other values.
    final func valuesDidChange() {
        // Boxes in between may not notice: they are as large as before.
        var box = self
        while let parent = box.parent {
            parent.invalidate()
            guard parent.modified === box else { return }
            box = parent
        }
    }
}
