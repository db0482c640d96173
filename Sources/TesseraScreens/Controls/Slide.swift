nonisolated extension View {
    /// Makes this view a target of the enclosing ``adjustable(_:)`` view, with a touch area of at
    /// least 44 points.
    ///
    /// - Parameter index: The position among the targets.
    @inlinable
    public consuming func slideTarget(_ index: Int) -> some View {
        modifier(SlideTargetModifier(slideIndex: index))
    }
}

/// The phase of a touch or a pointer among targets.
public enum SlidePhase: Equatable, Sendable {
    /// A finger is at a place, or out of reach.
    case touching(SlidePlace?)
    /// The finger was lifted at a place, or out of reach.
    case ended(SlidePlace?)
    /// The touch was cancelled.
    case cancelled
    /// A pointer is at a place, or has left.
    case hovering(SlidePlace?)

    /// The place of the finger or the pointer; `nil` without a place.
    public var place: SlidePlace? {
        switch self {
        case .touching(let place), .ended(let place), .hovering(let place): place
        case .cancelled: nil
        }
    }
}

/// A location relative to targets.
public struct SlidePlace: Equatable, Sendable {
    /// The index of the nearest target.
    public let index: Int
    /// The location in the target: `x` from its leading edge to its trailing edge, `y` from its top
    /// to its bottom, each from 0 to 1.
    public let location: UnitPoint
    /// Whether the location is before the first target.
    public let isBeforeFirst: Bool

    /// The part of the target that lies before the location in reading direction, from 0 to 1.
    public var fraction: CGFloat { location.x }
}

/// A modifier that lets a finger or a pointer choose among the targets inside a view.
///
/// A finger chooses the nearest target, even between two targets, and chooses another as it slides
/// on. It may leave the line of the targets by the reach, and move beyond either end without a
/// limit. Farther away it chooses no target until it comes back. A drag that begins across the line
/// of the targets, or scrolls an enclosing view, goes to the enclosing views.
protocol SlideHandler: SlideResponder, TouchHandler, HoverHandler {
    /// The distance that a finger may leave the line of the targets.
    var reach: CGFloat { get }
    /// The directions of a slide; `nil` for the line of the targets, unless an enclosing view scrolls
    /// along it.
    var slideAxes: Axis.Set? { get }
    func follow(_ phase: SlidePhase)
}

extension SlideHandler {
    var reach: CGFloat { 44 }
    var precedence: GesturePrecedence { .atTarget }

    @MainActor func gesture(at node: Node) -> (any Gesture)? { SlideGesture(handler: self) }

    // The pointer reports every location, together with the targets there.
    var space: CoordinateSpace? { .global }
    var action: (CGPoint?) -> Void { { if $0 == nil { follow(.hovering(nil)) } } }

    /// Returns the call for a phase, which needs no check of the actor.
    fileprivate func call(_ phase: SlidePhase) -> () -> Void { { follow(phase) } }
}

/// Lets a finger slide as far as it likes.
nonisolated struct SlideModifier: PrimitiveModifier, SlideHandler {
    let perform: (SlidePhase) -> Void

    static var isResponder: Bool { true }
    var reach: CGFloat { .infinity }
    var slideAxes: Axis.Set? { .horizontal }

    func follow(_ phase: SlidePhase) { perform(phase) }
}

@usableFromInline
nonisolated struct SlideTargetModifier: PrimitiveModifier, SlideTarget, Equatable {
    @usableFromInline let slideIndex: Int?

    @inlinable
    init(slideIndex: Int?) {
        self.slideIndex = slideIndex
    }
}

nonisolated private struct SlideGesture: PrimitiveGesture {
    let handler: any SlideHandler

    @MainActor func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        guard !recognizer.phase.isTerminal, let slide = recognizer.memory(Slide(handler))
        else { return }
        slide.handler = handler
        guard event.isOfFinger else { return }
        let isUp = event.kind == .up
        guard slide.isOnTargets(event), !isUp || slide.isSliding || slide.place != nil
        else { return recognizer.fail() }
        slide.phases.append(isUp ? .ended(slide.place) : .touching(slide.place))
        recognizer.become(isUp ? .ended : slide.isSliding ? .active : .begun, ())
    }
}

private final class Slide: GestureMemory {
    var handler: any SlideHandler
    private(set) var place: SlidePlace?
    /// The phases that have not been reported yet, because another gesture may win.
    var phases: [SlidePhase] = []
    /// Whether the control has received a touch that has not ended.
    private var isFollowed = false
    private(set) var isSliding = false

    /// The distance that a finger must move before its direction counts.
    private static let clearTravel: CGFloat = 10

    init(_ handler: any SlideHandler) { self.handler = handler }

    /// Finds the place of the finger. Returns `false` if the finger is put down beside the targets,
    /// as on a label, or moves across them.
    func isOnTargets(_ event: _TouchEvent) -> Bool {
        let touch = event.touch
        guard touch.isAtPoint else {
            // A touch without a location means the middle of its view, which needs no layout.
            if event.kind == .down {
                place = event.target?.slideIndex
                    .map { SlidePlace(index: $0, location: .center, isBeforeFirst: false) }
            }
            return place != nil
        }
        let targets = SlideTargets(
            below: event.node, in: touch.layout, seenFrom: touch.location)
        if !isSliding, touch.travel >= Self.clearTravel {
            let begun = SlideTargets(below: event.node, in: touch.layout, seenFrom: touch.start)
            guard let targets, handler.slideAxes != nil || touch.scrollTarget == nil,
                begun.map({ targets.isSlide(from: $0, along: handler.slideAxes) }) != false
            else { return false }
            isSliding = true
        }
        place = targets?.place(within: handler.reach)
        return event.kind != .down || targets?.areTouched == true
    }

    func fail() { phases = isFollowed ? [.cancelled] : [] }

    func commit(_ calls: inout GestureCalls) {
        // A tap reports only its end.
        if phases.count == 2, case .touching(let place) = phases[0], phases[1] == .ended(place) {
            phases.removeFirst()
        }
        for phase in phases {
            if case .touching = phase { isFollowed = true } else { isFollowed = false }
            calls.actions.append(handler.call(phase))
        }
        phases = []
    }
}

/// The frames of targets, relative to a point.
@MainActor
struct SlideTargets {
    /// The frames, ordered by index, with the point as their origin.
    private let frames: [(index: Int, frame: CGRect)]
    private let isMirrored: Bool

    /// Finds the targets below a node that are not disabled; `nil` without such targets.
    init?(below node: Node, in layout: ViewLayout, seenFrom point: CGPoint) {
        let frames = node.slideTargets.compactMap { target -> (index: Int, frame: CGRect)? in
            guard let index = target.slideIndex, target.refusal(of: .touch) == nil,
                let box = layout.box(at: target, around: target),
                let origin = layout.root.point(point, in: box)
            else { return nil }
            return (index, box.bounds.offsetBy(dx: -origin.x, dy: -origin.y))
        }
        guard !frames.isEmpty else { return nil }
        self.frames = frames.sorted { $0.index < $1.index }
        isMirrored = node.environment.layoutDirection == .rightToLeft
    }

    /// Whether the targets are arranged vertically.
    var isVertical: Bool {
        let xs = frames.map(\.frame.midX)
        let ys = frames.map(\.frame.midY)
        return (ys.max() ?? 0) - (ys.min() ?? 0) > (xs.max() ?? 0) - (xs.min() ?? 0)
    }

    /// Returns whether a finger that saw the targets as `start` has moved along the axes, or along
    /// the targets without axes, rather than across. In a turned control the axes are turned, too.
    func isSlide(from start: SlideTargets, along axes: Axis.Set?) -> Bool {
        guard let old = start.frames.first?.frame, let new = frames.first?.frame else {
            return false
        }
        let (across, down) = (abs(new.minX - old.minX), abs(new.minY - old.minY))
        let axes = axes ?? (isVertical ? .vertical : .horizontal)
        return across >= down && axes.contains(.horizontal)
            || down >= across && axes.contains(.vertical)
    }

    /// Whether the point is on a target or between targets.
    var areTouched: Bool {
        frames.reduce(CGRect.null) { span, target in
            let roomy = RoomyArea().bounds(in: target.frame.size)
            return span.union(roomy.offsetBy(dx: target.frame.minX, dy: target.frame.minY))
        }.contains(CGPoint.zero)
    }

    /// Returns the place of the point; `nil` if it is out of reach.
    func place(within reach: CGFloat) -> SlidePlace? {
        // In the middle between two targets, the second counts.
        let nearest = frames.reversed().min { $0.frame.distance < $1.frame.distance }
        guard let nearest, let first = frames.first?.frame else { return nil }
        let gap = isVertical ? nearest.frame.gap.width : nearest.frame.gap.height
        guard gap <= reach else { return nil }
        func part(_ passed: CGFloat, of length: CGFloat) -> CGFloat {
            length > 0 ? min(max(0, passed / length), 1) : 1
        }
        let passed = part(-nearest.frame.minX, of: nearest.frame.width)
        let location = UnitPoint(
            x: isMirrored ? 1 - passed : passed,
            y: part(-nearest.frame.minY, of: nearest.frame.height))
        let isBefore =
            isVertical ? first.minY > 0 : isMirrored ? first.maxX < 0 : first.minX > 0
        return SlidePlace(index: nearest.index, location: location, isBeforeFirst: isBefore)
    }
}

extension CGRect {
    /// The horizontal and vertical distances of the origin from the rectangle.
    fileprivate var gap: CGSize {
        CGSize(width: max(0, minX, -maxX), height: max(0, minY, -maxY))
    }

    fileprivate var distance: CGFloat { hypot(gap.width, gap.height) }
}
