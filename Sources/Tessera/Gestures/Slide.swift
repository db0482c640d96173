public import Foundation
public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Makes this view a target of the ``adjustable(_:)`` view around it, touched in 44 points at least.
    ///
    /// - Parameter index: The position among the targets.
    @inlinable
    public consuming func slideTarget(_ index: Int) -> some View {
        modifier(SlideTarget(index: index))
    }
}

/// What becomes of a touch among targets.
public enum SlidePhase: Equatable, Sendable {
    /// A finger is at a place, or at none.
    case touching(SlidePlace?)
    /// The finger was lifted at a place, or at none.
    case ended(SlidePlace?)
    /// The finger was taken away.
    case cancelled
    /// A pointer without a finger is at a place, or has left.
    case hovering(SlidePlace?)
}

/// A place among targets.
public struct SlidePlace: Equatable, Sendable {
    /// The target that is nearest.
    public let index: Int
    /// The part of the target that is before the place in reading direction, from 0 to 1.
    public let fraction: CGFloat
    /// A Boolean value that is true if the place is before the first target.
    public let isBeforeFirst: Bool
}

/// Has a finger, or a pointer, choose among the targets inside a view.
///
/// A finger chooses the nearest of them, also from between two, and another one as it slides on. It may
/// stray from them as far as the reach, and beyond either end as far as it likes; further off it chooses
/// none, until it comes back. A drag that begins across the line in which the targets stand is left to
/// the views around.
nonisolated struct SlideModifier: PrimitiveModifier, TouchHandler, HoverHandler {
    /// The distance that a finger may stray from the line of the targets.
    var reach: CGFloat = 44
    let perform: (SlidePhase) -> Void

    static var isSought: Bool { true }

    @MainActor func makeRecognizer(at node: Node) -> TouchRecognizer {
        SlideRecognizer(self, at: node)
    }

    // A pointer tells of each place, with the targets there.
    var space: CoordinateSpace? { .global }
    var action: (CGPoint?) -> Void { { if $0 == nil { perform(.hovering(nil)) } } }

    var description: ModifierDescription? { nil }
}

@usableFromInline
nonisolated struct SlideTarget: PrimitiveModifier, LayoutModifier, Equatable {
    /// The position among the targets; `nil` for what is none.
    @usableFromInline let index: Int?

    @inlinable
    init(index: Int?) {
        self.index = index
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        index == nil ? view : TouchAreaBox(RoomyArea(), .behind, view)
    }

    @usableFromInline var description: ModifierDescription? { nil }
}

/// The rectangle of a box, and so much around it that it is 44 points wide and high.
nonisolated struct RoomyArea: TouchArea, Equatable {
    func bounds(in size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size)
            .insetBy(dx: min(0, (size.width - 44) / 2), dy: min(0, (size.height - 44) / 2))
    }

    func contains(_ point: CGPoint, in size: CGSize) -> Bool { bounds(in: size).contains(point) }

    var isGenerous: Bool { true }
}

/// Follows a finger among targets.
private final class SlideRecognizer: TouchRecognizer {
    private var modifier: SlideModifier
    /// What has not been called yet, as another gesture may come first.
    private var phases: [SlidePhase] = []
    /// Whether the control has received a touch that has not ended.
    private var isFollowed = false
    private var isSliding = false

    /// The way that a finger goes before its direction counts.
    private static let clearTravel: CGFloat = 10

    init(_ modifier: SlideModifier, at node: Node) {
        self.modifier = modifier
        super.init(at: node)
    }

    override func adopt() {
        if node.isPresent, let modifier = node.role(SlideModifier.self) { self.modifier = modifier }
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        var event = event
        event.node = node
        switch event.kind {
        case .down:
            guard event.isOnTargets, let place = event.slidePlace(within: modifier.reach) else {
                phase = .failed
                return
            }
            phases.append(.touching(place))
            phase = .possible(())
        case .move:
            if !isSliding, event.touch.travel >= Self.clearTravel {
                guard event.isAlongTargets else { return fail() }
                isSliding = true
            }
            phases.append(.touching(event.slidePlace(within: modifier.reach)))
            phase = isSliding ? .active(()) : .possible(())
        case .up:
            let place = event.slidePlace(within: modifier.reach)
            phases.append(.ended(place))
            phase = isSliding || place != nil ? .ended(()) : .failed
        case .tick, .rest: break
        }
    }

    override func fail() {
        phases = isFollowed ? [.cancelled] : []
        super.fail()
    }

    override func commit(_ calls: inout GestureCalls) {
        // A tap has nothing to show before its end.
        if phases.count == 2, case .touching(let place) = phases[0], phases[1] == .ended(place) {
            phases.removeFirst()
        }
        for phase in phases {
            if case .touching = phase { isFollowed = true } else { isFollowed = false }
            calls.actions.append { [modifier] in modifier.perform(phase) }
        }
        phases = []
        super.commit(&calls)
    }
}

extension TouchEvent {
    /// The place of the finger among the targets; `nil` if it is at none.
    fileprivate func slidePlace(within reach: CGFloat) -> SlidePlace? {
        // A view that is touched without a point, is touched in its middle: that takes no layout.
        guard touch.isAtPoint else {
            var next: Node? = touch.view
            while let view = next, view !== node {
                if let index = view.role(SlideTarget.self)?.index {
                    return SlidePlace(index: index, fraction: 0.5, isBeforeFirst: false)
                }
                next = view.parent
            }
            return nil
        }
        return targets?.place(within: reach)
    }

    /// A Boolean value that is false if the finger is beside the targets, as on a label.
    fileprivate var isOnTargets: Bool { !touch.isAtPoint || targets?.areTouched == true }

    private var targets: SlideTargets? {
        SlideTargets(below: node, in: touch.finger.layout(), seenFrom: touch.location)
    }

    /// A Boolean value that is true if the finger has moved in the direction in which the targets stand.
    fileprivate var isAlongTargets: Bool {
        let (dx, dy) = (touch.location.x - touch.start.x, touch.location.y - touch.start.y)
        return targets?.isVertical == true ? abs(dy) >= abs(dx) : abs(dx) >= abs(dy)
    }
}

/// The frames of targets, as they are seen from a point.
@MainActor
struct SlideTargets {
    /// The frames in the order of the indices, with the point as the origin.
    private let frames: [(index: Int, frame: CGRect)]
    private let isMirrored: Bool

    /// Looks at the targets below a node; `nil` if there are none with a place.
    init?(below node: Node, in layout: ViewLayout, seenFrom point: CGPoint) {
        var frames: [(index: Int, frame: CGRect)] = []
        node.walk { inner in
            if inner !== node, inner.has(SlideModifier.self) { return .skip }
            guard let index = inner.role(SlideTarget.self)?.index else { return .enter }
            if let box = layout.box(at: inner, around: inner),
                let origin = layout.root.point(point, in: box)
            {
                frames.append(
                    (
                        index,
                        CGRect(
                            origin: CGPoint(x: -origin.x, y: -origin.y),
                            size: layout.root.size(of: box))
                    ))
            }
            return .skip
        }
        guard !frames.isEmpty else { return nil }
        self.frames = frames.sorted { $0.index < $1.index }
        isMirrored = node.environment.layoutDirection == .rightToLeft
    }

    /// A Boolean value that is true if the targets stand below each other.
    var isVertical: Bool {
        let xs = frames.map(\.frame.midX)
        let ys = frames.map(\.frame.midY)
        return (ys.max() ?? 0) - (ys.min() ?? 0) > (xs.max() ?? 0) - (xs.min() ?? 0)
    }

    /// A Boolean value that is true if the point is at a target or between them.
    var areTouched: Bool {
        frames.reduce(CGRect.null) { span, target in
            let roomy = RoomyArea().bounds(in: target.frame.size)
            return span.union(roomy.offsetBy(dx: target.frame.minX, dy: target.frame.minY))
        }.contains(CGPoint.zero)
    }

    /// The place of the point; `nil` if it is too far off.
    func place(within reach: CGFloat) -> SlidePlace? {
        var nearest: (index: Int, frame: CGRect)?
        for target in frames {
            // A point in the middle between two is at the second.
            if let known = nearest, target.frame.distance > known.frame.distance { continue }
            nearest = target
        }
        guard let nearest, let first = frames.first?.frame else { return nil }
        let gap = isVertical ? nearest.frame.gap.width : nearest.frame.gap.height
        guard gap <= reach else { return nil }
        let passed = nearest.frame.width > 0 ? -nearest.frame.minX / nearest.frame.width : 1
        let isBefore =
            isVertical ? first.minY > 0 : isMirrored ? first.maxX < 0 : first.minX > 0
        return SlidePlace(
            index: nearest.index,
            fraction: min(max(0, isMirrored ? 1 - passed : passed), 1), isBeforeFirst: isBefore)
    }
}

extension CGRect {
    /// The lengths by which the origin is outside the rectangle.
    fileprivate var gap: CGSize {
        CGSize(width: max(0, minX, -maxX), height: max(0, minY, -maxY))
    }

    fileprivate var distance: CGFloat { hypot(gap.width, gap.height) }
}
