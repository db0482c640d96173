package import Foundation

/// A box with nothing inside.
package final class LeafBox: LayoutBox {
    /// What decides on a leaf's size.
    package enum Content {
        /// The same size, whatever is proposed.
        case fixed(CGSize)
        /// What is proposed, 10 where nothing is: a color, or a shape.
        case greedy
        /// The largest square of what is proposed: a circle.
        case square
        /// What is proposed, and the picture's own length where nothing is.
        case resizable(CGSize)
        /// As much as possible along the axis of the stack around it, and on both axes elsewhere.
        case spacer(minLength: CGFloat?)
        /// A line across the stack around it, and a horizontal one elsewhere.
        case divider(thickness: CGFloat)
        /// What a function says, which is given the lengths proposed on some axes, the width by
        /// default, and `nil` on the other; a size that is none is reported and replaced.
        case measured(by: Axis.Set = .horizontal, (ProposedViewSize) -> CGSize)
    }

    package var content: Content { didSet { invalidate() } }
    /// The axis of the stack around this box.
    private var axis: Axis?

    package init(_ content: Content) { self.content = content }

    override var isLeaf: Bool { true }

    override func makeProfile() -> Profile {
        switch content {
        case .fixed(let size):
            _ = checked(size, to: .unspecified, from: "The view")
            return Profile(traits: [])
        case .greedy, .resizable: return Profile(traits: .greedy)
        case .square: return Profile(traits: .proposals)
        case .measured(let axes, _):
            var traits = Traits.proposals
            for axis in Axis.allCases where !axes.contains(Axis.Set(axis)) {
                traits.ignoreProposal(along: axis)
            }
            return Profile(traits: traits)
        case .spacer(let length):
            if let length {
                _ = checked(length, atLeast: 0, "The spacer's least length", instead: "0 is used")
            }
            axis = parent?.stackAxis(of: self)
            let traits: Traits = axis.map { .alongAlong($0) } ?? .greedy
            return Profile(
                traits: traits.union([.spacing, .stackAxis]), priority: -.infinity)
        case .divider:
            axis = parent?.stackAxis(of: self)
            return Profile(
                traits: [axis == .horizontal ? .heightByHeight : .widthByWidth, .stackAxis])
        }
    }

    override func measure(_ proposal: Proposal) -> Size {
        switch content {
        case .fixed(let size): return checked(size, to: proposal, from: "The view")
        case .greedy: return proposal.filled(by: Size(10, 10))
        case .square:
            let size = proposal.filled(by: Size(10, 10))
            let side = min(size.width, size.height)
            return Size(side, side)
        case .resizable(let size):
            return checked(
                CGSize(proposal.filled(by: Size(size))), to: proposal, from: "The picture")
        case .spacer(let minLength):
            let least = minLength.map { $0 >= 0 && $0 < .infinity ? Double($0) : 0 } ?? 8
            func length(_ axis: Axis) -> Double {
                if let own = self.axis, own != axis { return 0 }
                return proposal[axis].isNaN ? least : max(proposal[axis], least)
            }
            return Size(length(.horizontal), length(.vertical))
        case .divider(let thickness):
            let along = axis?.across ?? .horizontal
            let length = proposal[along].isNaN ? 10 : proposal[along]
            return Size(length, max(0, thickness), along: along)
        case .measured(_, let measure):
            isBusy = true
            defer { isBusy = false }
            return checked(measure(ProposedViewSize(proposal)), to: proposal, from: "The view")
        }
    }

    override var spacing: ViewSpacing {
        guard case .spacer = content else { return ViewSpacing() }
        return ViewSpacing(axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all, 0)
    }
}
