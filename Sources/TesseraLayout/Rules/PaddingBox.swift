import Foundation

/// A box that keeps a distance around its child.
package final class PaddingBox: UnaryBox {
    /// The distances, which may be negative; those that are not finite are reported and count as 0.
    package var insets: EdgeInsets { didSet { if insets != oldValue { invalidate() } } }

    private var (top, leading, bottom, trailing) = (0.0, 0.0, 0.0, 0.0)

    package init(_ insets: EdgeInsets, _ child: LayoutBox) {
        self.insets = insets
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? PaddingBox else { return }
        insets = new.insets
    }

    override func makeProfile() -> Profile {
        func sound(_ length: CGFloat, _ edge: Edge) -> Double {
            checked(length, "The padding \(edge)", instead: "there is none") ?? 0
        }
        top = sound(insets.top, .top)
        leading = sound(insets.leading, .leading)
        bottom = sound(insets.bottom, .bottom)
        trailing = sound(insets.trailing, .trailing)
        var profile = child.knownProfile
        profile.priority = 0
        profile.enough = max(profile.enough + leading + trailing, 0)
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = child.size(inner(proposal))
        return Size(max(0, size.width + leading + trailing), max(0, size.height + top + bottom))
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        place(child, Point(x: leading, y: top), inner(proposal))
    }

    override var spacing: ViewSpacing {
        var spacing = child.knownSpacing
        for (edge, length) in zip(Edge.allCases, [top, leading, bottom, trailing])
        where length != 0 {
            spacing.reset(Edge.Set(edge))
        }
        return spacing
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        func less(_ length: Double, _ insets: Double) -> Double {
            length.isNaN ? length : max(0, length - insets)
        }
        return Proposal(
            less(proposal.width, leading + trailing), less(proposal.height, top + bottom))
    }
}
