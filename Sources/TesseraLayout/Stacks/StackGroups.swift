// A long stack is a tree of groups, so that a change of a child measures and places only the boxes
// in its groups. A group is a stack inside the stack.

extension StackRule {
    private static let groupSize = 16

    package func grouped(_ children: [LayoutBox]) -> [LayoutBox] {
        guard children.count > 2 * Self.groupSize else { return children }
        let groups = stride(from: 0, to: children.count, by: Self.groupSize).map { start in
            let group = Box(part, Array(children[start...].prefix(Self.groupSize)))
            group.isGroup = true
            return group
        }
        for (index, child) in children.enumerated() {
            child.index = Int32(truncatingIfNeeded: index)
        }
        return grouped(groups)
    }

    /// Returns the boxes to measure or place for a proposal: the groups, or all children if they
    /// share a length or are aligned by explicit guides.
    func parts(of box: Box, _ proposal: Proposal) -> [LayoutBox] {
        guard box.hasGroups else { return box.boxes }
        let isFraction = !alignment.fraction.isNaN && !box.knownProfile.traits.give(alignment)
        if proposal[axis].isNaN, isFraction { return box.boxes }
        box.leaveGroups()
        return box.children
    }
}

extension LayoutBox {
    /// Makes a change of a child in a group reach this stack, even if the group keeps its sizes.
    fileprivate final func leaveGroups() {
        for group in boxes where group.isGroup {
            group.sizeCache.isIncomplete = true
            group.leaveGroups()
        }
    }

    /// Places the groups around this box at the origin of a stack that places this box itself.
    final func fillGroups(of stack: LayoutBox) {
        for group in sequence(first: self, next: \.parent).dropFirst().prefix(while: \.isGroup) {
            group.isPlaced = true
            group.needsArranging = false
            group.knownReach = nil
            group.origin = .zero
            group.placedSize = stack.placedSize
            // The group is arranged when it is placed again.
            group.placedProposal = .none
        }
    }
}
