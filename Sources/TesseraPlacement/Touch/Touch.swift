/// A finger on the screen, from the moment when it is put down until it is lifted.
@MainActor
package final class Touch {
    /// The innermost view at the location of the finger.
    package let view: Node
    /// The point where the finger was put down; `nil` for the middle of the view, which is computed
    /// on demand.
    private let point: CGPoint?
    private unowned let demand: LayoutDemand
    /// Whether the finger is down.
    private(set) var isDown = true
    private(set) var hasMoved = false

    init(on view: Node, at point: CGPoint?, in demand: LayoutDemand) {
        self.view = view
        self.point = point
        self.demand = demand
    }

    /// The current layout of the host's tree.
    package var layout: ViewLayout { demand.layout }

    /// The location where the finger was put down, in the host's space.
    package private(set) lazy var start = point ?? layout.center(of: view) ?? .zero

    /// The location of the finger, in the host's space.
    package private(set) lazy var location = start

    /// The distance of the finger from its start.
    package var travel: CGFloat { hasMoved ? start.distance(to: location) : 0 }

    /// Whether the touch has a location that needs no layout.
    package var isAtPoint: Bool { point != nil || hasMoved }

    func move(to point: CGPoint) {
        _ = start
        location = point
        hasMoved = true
    }

    func lift() { isDown = false }

    /// Reports an issue of the view at a node.
    func report(_ message: String, at node: Node) { demand.report(message, path: node.path) }
}

/// An event of a touch: a motion of the finger, or the passage of time.
@MainActor
public struct _TouchEvent {
    package enum Kind {
        case down, move, up
        /// A deadline of a gesture has passed.
        case tick
        /// The touch will not be followed by another.
        case rest
        /// The gestures have changed.
        case update
    }

    package let kind: Kind
    package let touch: Touch
    let time: Duration
    /// The node of the gesture that receives the event.
    package var node: Node
    /// The target in the node's control at which the finger was put down.
    package var target: Node?

    /// This event as the first event of a gesture.
    var beginning: _TouchEvent { _TouchEvent(kind: .down, touch: touch, time: time, node: node) }

    /// Whether the finger has moved, or has been put down or lifted.
    package var isOfFinger: Bool { kind == .down || kind == .move || kind == .up }

    /// Returns the location of the finger in a space; the local space is that of the node's view.
    func location(in space: CoordinateSpace) -> CGPoint { converted(touch.location, to: space) }

    /// Whether the finger is inside the frame of the node's view.
    var isInside: Bool { isInside { $1 } }

    /// Whether the finger is inside the row of the node's view.
    var isInsideRow: Bool { isInside { $0.rowBox(around: $1) } }

    private func isInside(_ area: (ViewLayout, LayoutBox) -> LayoutBox) -> Bool {
        guard touch.hasMoved else { return true }
        let layout = touch.layout
        guard let box = layout.box(at: node, around: touch.view) else { return false }
        return layout.contains(touch.location, area(layout, box))
    }

    /// Converts a point from the host's space to another space.
    func converted(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard space != .global else { return point }
        let layout = touch.layout
        guard let box = layout.box(at: node, around: touch.view) else { return point }
        return layout.converted(point, to: space, of: box) { touch.report($0, at: node) }
    }
}

extension CGPoint {
    var written: String { "\(x.written),\(y.written)" }

    /// The distance to another point.
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
