/// A box whose frame others take, or that shows its child in the frame of such a box.
///
/// The boxes around are laid out as without this box.
package struct MatchRule: LayoutRule {
    /// The name that a source shares with the boxes that follow it.
    package var name: AnyHashable
    package var isSource: Bool
    package var takesPosition: Bool
    package var takesSize: Bool
    /// The point of the child that lies at the same point of the source.
    package var anchor: UnitPoint

    package init(
        _ name: AnyHashable, isSource: Bool, takesPosition: Bool, takesSize: Bool,
        anchor: UnitPoint
    ) {
        (self.name, self.isSource, self.anchor) = (name, isSource, anchor)
        (self.takesPosition, self.takesSize) = (takesPosition, takesSize)
    }

    /// The frame of the source, in the space of the box.
    package typealias Cache = CGRect?

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        box.root?.addMatch(box)
        guard !isSource, let source = box.cache else { return place(box.child, .zero, proposal) }
        let inner = takesSize ? Proposal(source.size) : proposal
        let own = box.child.size(inner)
        let target = takesPosition ? source : CGRect(origin: .zero, size: size)
        let x = box.isRightToLeft ? 1 - anchor.x : anchor.x
        var origin = CGPoint(
            x: target.minX + x * (target.width - own.width),
            y: target.minY + anchor.y * (target.height - own.height))
        // The root mirrors the place.
        if box.isRightToLeft { origin.x = size.width - origin.x - own.width }
        place(box.child, origin, inner)
    }
}

package typealias MatchBox = RuleBox<MatchRule>

/// A reference to a box that may go.
struct Match {
    weak var box: MatchBox?
}

extension MatchBox {
    /// Finds the frame of the source. Returns whether it has changed.
    fileprivate func follow(_ matches: [Match]) -> Bool {
        let source = matches.lazy.compactMap(\.box).first {
            $0.rule.isSource && $0.rule.name == self.rule.name
        }
        let origin = outer(.zero) ?? .zero
        let frame = source?.frame?.offsetBy(dx: -origin.x, dy: -origin.y)
        guard frame != cache else { return false }
        cache = frame
        return true
    }
}

extension RootBox {
    /// Notes a box that has been placed.
    fileprivate func addMatch(_ box: MatchBox) {
        if !matches.contains(where: { $0.box === box }) { matches.append(Match(box: box)) }
    }

    /// Returns the next box whose source has another frame than before. A box may follow a box in one
    /// that follows another.
    func nextFollower() -> LayoutBox? {
        matches.removeAll { $0.box?.root !== self || $0.box?.isPlaced != true }
        return matches.lazy.compactMap(\.box).first { !$0.rule.isSource && $0.follow(self.matches) }
    }
}
