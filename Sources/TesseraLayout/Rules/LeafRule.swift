/// A box without children.
package struct LeafRule: LayoutRule {
    /// The content of a leaf, which determines its size. Invalid lengths are reported and replaced.
    package enum Content: Equatable {
        /// A fixed size.
        case fixed(CGSize)
        /// The largest square inside the proposal, as for a circle.
        case square
        /// The proposed length, or the image's own length without a proposal.
        case resizable(CGSize)
        /// As much as possible along the axis of the enclosing stack; outside a stack, on both
        /// axes.
        case spacer(minLength: CGFloat?)
        /// A line across the enclosing stack; outside a stack, a horizontal line.
        case divider

        /// The proposed length, or 10 without a proposal, as for a colour or a shape.
        package static let greedy = resizable(CGSize(width: 10, height: 10))
    }

    package var content: Content
    /// The touch area; by default the whole rectangle. A spacer has none.
    package var area: any TouchArea

    package init(_ content: Content, area: any TouchArea = BoundsArea()) {
        (self.content, self.area) = (content, area)
    }

    package static var kind: RuleKind { .leaf }

    package static func == (old: LeafRule, new: LeafRule) -> Bool {
        old.content == new.content && looksSame(old.area, new.area)
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        switch content {
        case .fixed: break
        case .resizable: profile.traits = .greedy
        case .square: profile.traits = .proposals
        case .spacer:
            profile.traits = box.stackAxis.map { .alongAlong($0) } ?? .greedy
            profile.traits.formUnion([.spacing, .stackAxis])
            profile.priority = -.infinity
        case .divider: profile.traits = [.alongAlong(line(of: box)), .stackAxis]
        }
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        switch content {
        case .fixed(let size): return box.checked(size, to: .unspecified, from: "The view")
        case .resizable(let size):
            return proposal.filled(by: box.checked(size, to: .unspecified, from: "The picture"))
        case .square:
            let size = proposal.filled(by: CGSize(width: 10, height: 10))
            let side = min(size.width, size.height)
            return CGSize(width: side, height: side)
        case .spacer(let minLength):
            let least = minLength.map {
                box.checked($0, atLeast: 0, "The spacer's least length", instead: "0 is used") ?? 0
            }
            let axis = box.stackAxis
            func length(_ along: Axis) -> Double {
                // The result is the first argument if the second is not a number.
                axis == nil || axis == along ? max(least ?? 8, proposal[along]) : 0
            }
            return CGSize(width: length(.horizontal), height: length(.vertical))
        case .divider:
            let along = line(of: box)
            return CGSize(proposal[along].isNaN ? 10 : proposal[along], 1, along: along)
        }
    }

    /// Returns the axis of the line of a divider.
    private func line(of box: Box) -> Axis { box.stackAxis?.across ?? .horizontal }

    package var touchArea: TouchAreaRule? {
        if case .spacer = content { return nil }
        return TouchAreaRule(area, .behind)
    }

    /// Only a spacer has a preference.
    package func spacing(of box: Box) -> ViewSpacing {
        ViewSpacing(box.stackAxis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all, 0)
    }
}

package typealias LeafBox = RuleBox<LeafRule>
