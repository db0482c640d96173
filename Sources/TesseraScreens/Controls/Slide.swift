nonisolated extension View {
    /// Makes this view a target of the enclosing ``adjustable(_:)`` view, with a touch area of at
    /// least 44 points.
    ///
    /// - Parameter index: The position among the targets.
    @inlinable
    public consuming func slideTarget(_ index: Int) -> some View {
        modifier(SlideTarget(index: index))
    }
}

/// A styled control that is a target of the enclosing `adjustable(_:)` view.
///
/// It behaves like a control with a `slideTarget(_:)` modifier, and costs less.
public protocol SlideTargetControl: StyledView {
    /// The position among the targets; `nil` for a control that is no target.
    var slideIndex: Int? { get }
}

extension SlideTargetControl {
    public func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? {
        if role == SlideTargetRole.self { return SlideTargetRole(slideIndex) as? Wanted }
        return role == (any LayoutRole).self || role == SlideTarget.self
            ? SlideTarget(index: slideIndex) as? Wanted : self as? Wanted
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

/// Lets a finger or a pointer choose among the targets inside a view.
///
/// A finger chooses the nearest target, even between two targets, and chooses another as it slides
/// on. It may leave the line of the targets by the reach, and move beyond either end without a
/// limit. Farther away it chooses no target until it comes back. A drag that begins across the line
/// of the targets goes to the enclosing views.
nonisolated struct SlideModifier: PrimitiveModifier, SlideResponder, TouchHandler,
    HoverHandler, PrimitiveGesture
{
    /// The distance that a finger may leave the line of the targets.
    var reach: CGFloat = 44
    /// The directions of a slide; `nil` for the line of the targets.
    var axes: Axis.Set?
    let perform: (SlidePhase) -> Void

    static var isResponder: Bool { true }
    var precedence: GesturePrecedence { .atTarget }

    @MainActor var gesture: (any Gesture)? { self }

    /// Returns the call for a phase, which needs no check of the actor.
    fileprivate func call(_ phase: SlidePhase) -> () -> Void { { perform(phase) } }

    @MainActor func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        guard !recognizer.phase.isTerminal, let slide = recognizer.memory(Slide(self))
        else { return }
        slide.modifier = self
        guard event.isOfFinger else { return }
        let isUp = event.kind == .up
        guard slide.isOnTargets(event), !isUp || slide.isSliding || slide.place != nil
        else { return recognizer.fail() }
        slide.phases.append(isUp ? .ended(slide.place) : .touching(slide.place))
        recognizer.become(isUp ? .ended : slide.isSliding ? .active : .begun, ())
    }

    // The pointer reports every location, together with the targets there.
    var space: CoordinateSpace? { .global }
    var action: (CGPoint?) -> Void { { if $0 == nil { perform(.hovering(nil)) } } }
}

@usableFromInline
nonisolated struct SlideTarget: PrimitiveModifier, LayoutModifier, Equatable {
    /// The index of the target; `nil` if the view is not a target.
    @usableFromInline let index: Int?

    @inlinable
    init(index: Int?) {
        self.index = index
    }

    @usableFromInline
    func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? {
        role == SlideTargetRole.self ? SlideTargetRole(index) as? Wanted : self as? Wanted
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        index == nil ? view : context.box(TouchAreaRule(RoomyArea(), .behind), view)
    }
}

/// The rectangle of a box, extended to at least 44 × 44 points.
nonisolated struct RoomyArea: TouchArea, Equatable {
    func bounds(in size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size)
            .insetBy(dx: min(0, (size.width - 44) / 2), dy: min(0, (size.height - 44) / 2))
    }

    var isGenerous: Bool { true }
}

private final class Slide: GestureMemory {
    var modifier: SlideModifier
    private(set) var place: SlidePlace?
    /// The phases that have not been reported yet, because another gesture may win.
    var phases: [SlidePhase] = []
    /// Whether the control has received a touch that has not ended.
    private var isFollowed = false
    private(set) var isSliding = false

    /// The distance that a finger must move before its direction counts.
    private static let clearTravel: CGFloat = 10

    init(_ modifier: SlideModifier) { self.modifier = modifier }

    /// Finds the place of the finger. Returns `false` if the finger is put down beside the targets,
    /// as on a label, or moves across them.
    func isOnTargets(_ event: _TouchEvent) -> Bool {
        let touch = event.touch
        guard touch.isAtPoint else {
            // A touch without a location means the middle of its view, which needs no layout.
            if event.kind == .down {
                place = event.target?.role(SlideTargetRole.self)?.index
                    .map { SlidePlace(index: $0, location: .center, isBeforeFirst: false) }
            }
            return place != nil
        }
        let targets = SlideTargets(
            below: event.node, in: touch.layout, seenFrom: touch.location)
        if !isSliding, touch.travel >= Self.clearTravel {
            let begun = SlideTargets(below: event.node, in: touch.layout, seenFrom: touch.start)
            guard let targets,
                begun.map({ targets.isSlide(from: $0, along: modifier.axes) }) != false
            else { return false }
            isSliding = true
        }
        place = targets?.place(within: modifier.reach)
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
            calls.actions.append(modifier.call(phase))
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
        var frames: [(index: Int, frame: CGRect)] = []
        node.walk { inner in
            if inner !== node, inner.has(SlideModifier.self) { return .skip }
            guard let index = inner.role(SlideTargetRole.self)?.index else { return .enter }
            if inner.refusal(of: .touch) == nil, let box = layout.box(at: inner, around: inner),
                let origin = layout.root.point(point, in: box)
            {
                frames.append((index, box.bounds.offsetBy(dx: -origin.x, dy: -origin.y)))
            }
            return .skip
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
