import Foundation
import TesseraLayout

/// A second, plain form of the rules: without caches and dependencies, computed from the start for
/// each question.
struct Naive {

    /// Returns the frames of a tree in the root, in the order of the views; `nil` for a hidden view.
    static func frames(_ spec: Spec, _ proposal: Proposal) -> [CGRect?] {
        let naive = Naive()
        let own = naive.size(spec, proposal, nil)
        let x = proposal.width.map { ($0 - own.width) / 2 } ?? 0
        let y = proposal.height.map { ($0 - own.height) / 2 } ?? 0
        return naive.frames(spec, proposal, CGPoint(x: x, y: y), nil)
    }

    func frames(_ spec: Spec, _ proposal: Proposal, _ origin: CGPoint, _ axis: Axis?) -> [CGRect?] {
        let own = size(spec, proposal, axis)
        let inside = places(spec, proposal, own, axis)
        return zip(spec.children, inside).reduce(into: [CGRect(origin: origin, size: own)]) {
            frames, pair in
            guard let place = pair.1 else {
                return frames += pair.0.all.map { _ in nil }
            }
            let axis = inner(spec, pair.0, axis)
            let width = size(pair.0, place.proposal, axis).width
            let x = spec.isRightToLeft ? own.width - place.origin.x - width : place.origin.x
            let point = CGPoint(x: origin.x + x, y: origin.y + place.origin.y)
            frames += self.frames(pair.0, place.proposal, point, axis)
        }
    }

    /// Returns the axis of the stack that contains a child.
    func inner(_ spec: Spec, _ child: Spec, _ axis: Axis?) -> Axis? {
        switch spec.kind {
        case .row: .horizontal
        case .column: .vertical
        case .layers, .geometry, .scroll: nil
        case .overlay: child === spec.children[0] ? axis : nil
        default: axis
        }
    }

    func priority(_ spec: Spec) -> Double {
        if let priority = spec.priority { return priority }
        switch spec.kind {
        case .spacer: return -.infinity
        case .row, .column, .layers, .fitting:
            if spec.children.isEmpty { return -.infinity }
            return 0
        case .fixedSize, .offset, .guide, .overlay: return priority(spec.children[0])
        default: return 0
        }
    }

    /// Returns the place of the leading guide. These trees set no other guide.
    func leading(_ spec: Spec, _ proposal: Proposal, _ axis: Axis?) -> CGFloat? {
        switch spec.kind {
        case .guide(let part): return size(spec, proposal, axis).width * part
        case .overlay, .offset:
            let child = spec.children[0]
            return leading(child, proposal, inner(spec, child, axis))
        case .fitting:
            return choice(spec, proposal, axis).flatMap { leading($0, proposal, axis) }
        case .row, .column, .layers, .geometry, .scroll: return nil
        default:
            guard let child = spec.children.first else { return nil }
            let own = size(spec, proposal, axis)
            guard let place = places(spec, proposal, own, axis)[0] else { return nil }
            return leading(child, place.proposal, axis).map { $0 + place.origin.x }
                .flatMap { $0.isFinite ? $0 : nil }
        }
    }

    func guides(
        _ spec: Spec, _ proposal: Proposal, _ axis: Axis?, _ alignment: Alignment
    ) -> CGPoint {
        let own = size(spec, proposal, axis)
        let defaults = anchor(own, alignment)
        guard alignment.horizontal == .leading else { return defaults }
        return CGPoint(x: leading(spec, proposal, axis) ?? 0, y: defaults.y)
    }

    func anchor(_ size: CGSize, _ alignment: Alignment) -> CGPoint {
        func part(_ isFirst: Bool, _ isCenter: Bool) -> CGFloat { isFirst ? 0 : isCenter ? 0.5 : 1 }
        let across = part(alignment.horizontal == .leading, alignment.horizontal == .center)
        let down = part(alignment.vertical == .top, alignment.vertical == .center)
        return CGPoint(
            x: across == 0 ? 0 : size.width * across, y: down == 0 ? 0 : size.height * down)
    }

    func choice(_ spec: Spec, _ proposal: Proposal, _ axis: Axis?) -> Spec? {
        spec.children.dropLast().first {
            let ideal = size($0, .unspecified, axis)
            return ideal.width <= proposal.width ?? .infinity
                && ideal.height <= proposal.height ?? .infinity
        } ?? spec.children.last
    }
}

extension Proposal {
    subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    init(_ axis: Axis, _ along: CGFloat?, _ across: CGFloat?) {
        self =
            axis == .horizontal
            ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    init(_ axis: Axis, _ along: CGFloat, _ across: CGFloat) {
        self =
            axis == .horizontal
            ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

typealias Proposal = ProposedViewSize
