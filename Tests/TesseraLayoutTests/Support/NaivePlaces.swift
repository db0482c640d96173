import Foundation
import TesseraLayout

extension Naive {
    typealias Place = (origin: CGPoint, proposal: Proposal)

    /// Returns the places of the children; `nil` for a hidden child.
    func places(_ spec: Spec, _ proposal: Proposal, _ own: CGSize, _ axis: Axis?) -> [Place?] {
        func aligned(_ proposal: Proposal, _ alignment: Alignment) -> [Place?] {
            let child = guides(spec.children[0], proposal, axis, alignment)
            let outer = anchor(own, alignment)
            return [(CGPoint(x: outer.x - child.x, y: outer.y - child.y), proposal)]
        }
        switch spec.kind {
        case .fixed, .greedy, .square, .wrapping, .spacer, .divider: return []
        case .frame(let width, let height, let alignment):
            return aligned(framed(proposal, width, height), alignment)
        case .flexible(let width, let height, let alignment):
            func placing(_ limits: Limits, _ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
                let isBetween =
                    length > limits.least ?? -.infinity && length < limits.greatest ?? .infinity
                return proposed == nil && limits.ideal == nil && isBetween ? nil : length
            }
            return aligned(
                Proposal(
                    width: placing(width, proposal.width, own.width),
                    height: placing(height, proposal.height, own.height)), alignment)
        case .padding(let insets):
            return [(CGPoint(x: insets.leading, y: insets.top), inset(proposal, insets))]
        case .fixedSize(let axes): return [(.zero, freed(proposal, axes))]
        case .scroll(let axes): return [(.zero, scrolled(spec, proposal, axes, axis))]
        case .ratio(let ratio, let fills): return [(.zero, ratioed(proposal, ratio, fills))]
        case .guide: return [(.zero, proposal)]
        case .offset(let offset): return [(CGPoint(x: offset.width, y: offset.height), proposal)]
        case .geometry: return [(.zero, Proposal(own))]
        case .position(let point):
            let child = size(spec.children[0], Proposal(own), axis)
            let origin = CGPoint(x: point.x - child.width / 2, y: point.y - child.height / 2)
            return [(origin, Proposal(own))]
        case .overlay(let alignment):
            let primary = guides(spec.children[0], proposal, axis, alignment)
            let secondary = guides(spec.children[1], Proposal(own), nil, alignment)
            let origin = CGPoint(x: primary.x - secondary.x, y: primary.y - secondary.y)
            return [(.zero, proposal), (origin, Proposal(own))]
        case .fitting:
            let choice = choice(spec, proposal, axis)
            return spec.children.map { $0 === choice ? (.zero, proposal) : nil }
        case .row(let alignment, let spacing):
            let proposal = Proposal(width: proposal.width, height: proposal.height ?? own.height)
            return stack(
                spec, .horizontal, Alignment(horizontal: .center, vertical: alignment),
                spacing ?? 8, proposal
            ).places
        case .column(let alignment, let spacing):
            let proposal = Proposal(width: proposal.width ?? own.width, height: proposal.height)
            return stack(
                spec, .vertical, Alignment(horizontal: alignment, vertical: .center),
                spacing ?? 8, proposal
            ).places
        case .layers(let alignment): return covered(spec, Proposal(own), alignment).places
        }
    }

    /// Returns the lengths and places of the children of a stack with a fixed spacing, computed in
    /// the order of their flexibility.
    func stack(
        _ spec: Spec, _ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat, _ proposal: Proposal
    ) -> (size: CGSize, places: [Place?]) {
        let children = spec.children
        guard !children.isEmpty else { return (.zero, []) }
        let across = proposal[axis.other]
        let distances = spacing * CGFloat(children.count - 1)
        var shares: [CGFloat?] = children.map { _ in nil }
        if let along = proposal[axis] {
            func length(_ child: Spec, _ proposed: CGFloat) -> CGFloat {
                size(child, Proposal(axis, proposed, across), axis)[axis]
            }
            let least = children.map { length($0, 0) }
            let ranges = zip(children, least).map { child, least in
                let greatest = length(child, .infinity)
                return greatest == least ? 0 : greatest - least
            }
            let order = children.indices.sorted {
                let (left, right) = (priority(children[$0]), priority(children[$1]))
                if left != right { return left > right }
                if ranges[$0] != ranges[$1] { return ranges[$0] < ranges[$1] }
                if ranges[$0] == .infinity, least[$0] != least[$1] { return least[$0] > least[$1] }
                return $0 < $1
            }
            let groups = order.reduce(into: [[Int]]()) { groups, index in
                let last = groups.last?.first.map { priority(children[$0]) }
                if last == priority(children[index]) {
                    groups[groups.count - 1].append(index)
                } else {
                    groups.append([index])
                }
            }
            var remaining = along - distances
            for (position, group) in groups.enumerated() {
                let later = groups[(position + 1)...].joined()
                let reserved = later.reduce(0) { $0 + least[$1] }
                for (taken, index) in group.enumerated() {
                    let available = remaining < .infinity ? remaining - reserved : .infinity
                    let share = max(available / CGFloat(group.count - taken), 0)
                    shares[index] = share
                    if remaining < .infinity { remaining -= length(children[index], share) }
                }
            }
        }
        let proposals = shares.map { Proposal(axis, $0, across) }
        let sizes = zip(children, proposals).map { size($0, $1, axis) }
        let guides = zip(children, proposals).map { child, proposal in
            let point = self.guides(child, proposal, axis, alignment)
            return axis == .horizontal ? point.y : point.x
        }
        let finite = children.indices.filter { sizes[$0][axis.other] < .infinity }
        let lower = finite.map { -guides[$0] }.min() ?? 0
        let upper = finite.map { sizes[$0][axis.other] - guides[$0] }.max() ?? 0
        var position: CGFloat = 0
        let places: [Place?] = children.indices.map { index in
            let cross = -guides[index] - lower
            let origin =
                axis == .horizontal
                ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
            position += sizes[index][axis] + spacing
            return (origin, proposals[index])
        }
        let extent = finite.count < children.count ? .infinity : upper - lower
        let total = distances + sizes.reduce(0) { $0 + $1[axis] }
        return (CGSize(axis, total, extent), places)
    }

    func covered(
        _ spec: Spec, _ proposal: Proposal, _ alignment: Alignment
    ) -> (size: CGSize, places: [Place?]) {
        guard !spec.children.isEmpty else { return (.zero, []) }
        let top = spec.children.map { priority($0) }.max()
        let guides = spec.children.map { self.guides($0, proposal, nil, alignment) }
        let sizes = spec.children.map { size($0, proposal, nil) }
        let deciding = spec.children.indices.filter { priority(spec.children[$0]) == top }
        func extent(_ guide: (Int) -> CGFloat, _ length: (Int) -> CGFloat) -> (CGFloat, CGFloat) {
            let finite = deciding.filter { length($0) < .infinity }
            let lower = finite.map { -guide($0) }.min() ?? 0
            let upper = finite.map { length($0) - guide($0) }.max() ?? 0
            return (lower, finite.count < deciding.count ? .infinity : upper - lower)
        }
        let (left, width) = extent({ guides[$0].x }, { sizes[$0].width })
        let (upper, height) = extent({ guides[$0].y }, { sizes[$0].height })
        return (
            CGSize(width: width, height: height),
            guides.map { (CGPoint(x: -$0.x - left, y: -$0.y - upper), proposal) }
        )
    }
}
