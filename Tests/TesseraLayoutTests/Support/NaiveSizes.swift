import Foundation
import TesseraLayout

extension Naive {
    func size(_ spec: Spec, _ proposal: Proposal, _ axis: Axis?) -> CGSize {
        func child(_ proposal: Proposal) -> CGSize {
            size(spec.children[0], proposal, inner(spec, spec.children[0], axis))
        }
        switch spec.kind {
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .greedy: return proposal.replacingUnspecifiedDimensions()
        case .square:
            let size = proposal.replacingUnspecifiedDimensions()
            let side = min(size.width, size.height)
            return CGSize(width: side, height: side)
        case .wrapping(let width, let area): return wrapped(proposal.width, width, area)
        case .spacer(let least):
            func length(_ along: Axis) -> CGFloat {
                axis == nil || axis == along ? max(proposal[along] ?? 0, least ?? 8) : 0
            }
            return CGSize(width: length(.horizontal), height: length(.vertical))
        case .divider:
            let along = axis?.other ?? .horizontal
            return CGSize(along, proposal[along] ?? 10, 1)
        case .frame(let width, let height, _):
            let own = child(framed(proposal, width, height))
            return CGSize(width: width ?? own.width, height: height ?? own.height)
        case .flexible(let width, let height, _):
            let own = child(limited(proposal, width, height))
            return CGSize(
                width: length(width, proposal.width, own.width),
                height: length(height, proposal.height, own.height))
        case .padding(let insets):
            let own = child(inset(proposal, insets))
            return CGSize(
                width: max(0, own.width + insets.leading + insets.trailing),
                height: max(0, own.height + insets.top + insets.bottom))
        case .fixedSize(let axes): return child(freed(proposal, axes))
        case .ratio(let ratio, let fills): return child(ratioed(proposal, ratio, fills))
        case .offset, .guide, .overlay: return child(proposal)
        case .position: return proposal.replacingUnspecifiedDimensions(by: child(proposal))
        case .geometry: return proposal.replacingUnspecifiedDimensions()
        case .scroll(let axes):
            let inner = scrolled(spec, proposal, axes, axis)
            let own = child(inner)
            let width = proposal.width == nil ? inner.width ?? own.width : own.width
            let height = proposal.height == nil ? inner.height ?? own.height : own.height
            return CGSize(
                width: axes.contains(.horizontal) ? proposal.width ?? width : width,
                height: axes.contains(.vertical) ? proposal.height ?? height : height)
        case .fitting:
            return choice(spec, proposal, axis).map { size($0, proposal, axis) } ?? .zero
        case .row(let alignment, let spacing):
            return stack(
                spec, .horizontal, Alignment(horizontal: .center, vertical: alignment),
                spacing ?? 8, proposal
            ).size
        case .column(let alignment, let spacing):
            return stack(
                spec, .vertical, Alignment(horizontal: alignment, vertical: .center),
                spacing ?? 8, proposal
            ).size
        case .layers(let alignment): return covered(spec, proposal, alignment).size
        }
    }

    func framed(_ proposal: Proposal, _ width: CGFloat?, _ height: CGFloat?) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func inset(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
        Proposal(
            width: proposal.width.map { max(0, $0 - (insets.leading + insets.trailing)) },
            height: proposal.height.map { max(0, $0 - (insets.top + insets.bottom)) })
    }

    func freed(_ proposal: Proposal, _ axes: Axis.Set) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func ratioed(_ proposal: Proposal, _ ratio: CGFloat, _ fills: Bool) -> Proposal {
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            let byWidth = Proposal(width: width, height: width / ratio)
            let byHeight = Proposal(width: height * ratio, height: height)
            return (width < height * ratio) != fills ? byWidth : byHeight
        }
    }

    func clamp(_ length: CGFloat, _ limits: Limits) -> CGFloat {
        max(min(length, limits.greatest ?? .infinity), limits.least ?? 0)
    }

    func limited(_ proposal: Proposal, _ width: Limits, _ height: Limits) -> Proposal {
        Proposal(
            width: (proposal.width ?? width.ideal).map { clamp($0, width) },
            height: (proposal.height ?? height.ideal).map { clamp($0, height) })
    }

    /// Returns the length on an axis for the limits that exist.
    func length(_ limits: Limits, _ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
        guard let proposed else { return limits.ideal ?? clamp(own, limits) }
        let inner = clamp(proposed, limits)
        switch (limits.least, limits.greatest) {
        case (nil, nil): return own
        case (.some, .some): return inner
        case (let least?, nil): return max(least, min(inner, own))
        case (nil, let greatest?): return min(greatest, max(inner, own))
        }
    }

    /// Returns the proposal for the child of a scroll view: across one axis that scrolls, without a
    /// proposal, the child's ideal length.
    func scrolled(_ spec: Spec, _ proposal: Proposal, _ axes: Axis.Set, _ axis: Axis?) -> Proposal {
        var inner = freed(proposal, axes)
        let ideal = size(spec.children[0], inner, self.inner(spec, spec.children[0], axis))
        if axes == .vertical { inner.width = inner.width ?? ideal.width }
        if axes == .horizontal { inner.height = inner.height ?? ideal.height }
        return inner
    }
}
