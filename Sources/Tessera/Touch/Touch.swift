import Foundation
import TesseraCore

/// A finger on the screen, from when it comes until it is lifted.
@MainActor
final class Touch {
    /// The place at which a finger is put down.
    enum Place {
        case point(CGPoint)
        /// The centre of the touched view, which is found out when somebody asks.
        case center
    }

    /// The innermost view at the finger's place.
    let view: Node
    private let place: Place
    unowned let finger: Finger
    /// A Boolean value that is false when the finger has been lifted.
    private(set) var isDown = true
    private(set) var hasMoved = false

    init(on view: Node, at place: Place, by finger: Finger) {
        self.view = view
        self.place = place
        self.finger = finger
    }

    /// The place at which the finger came, in the host's space.
    private(set) lazy var start: CGPoint =
        switch place {
        case .point(let point): point
        case .center: finger.layout().center(of: view) ?? .zero
        }

    /// The finger's place, in the host's space.
    private(set) lazy var location = start

    /// The distance of the finger from its start.
    var travel: CGFloat { hasMoved ? start.distance(to: location) : 0 }

    /// A Boolean value that is false if a view is touched, and no point of it is known without a layout.
    var isAtPoint: Bool {
        if case .center = place { hasMoved } else { true }
    }

    func move(to point: CGPoint) {
        _ = start
        location = point
        hasMoved = true
    }

    func lift() { isDown = false }
}

/// Something that a finger does, or that time does to it.
@MainActor
struct TouchEvent {
    enum Kind {
        case down, move, up
        /// A time has come that a gesture waits for.
        case tick
        /// No other touch follows.
        case rest
    }

    let kind: Kind
    let touch: Touch
    let time: Duration
    /// The node whose gesture receives the event.
    var node: Node

    /// The same event as the first that a gesture receives.
    var beginning: TouchEvent { TouchEvent(kind: .down, touch: touch, time: time, node: node) }

    /// The finger's place in a space, that of the node's view if it is local.
    func location(in space: CoordinateSpace) -> CGPoint { converted(touch.location, to: space) }

    /// A Boolean value that is true if the finger is inside the frame of the node's view.
    var isInside: Bool { isInside { $1 } }

    /// A Boolean value that is true if the finger is inside the row that the node's view is.
    var isInsideRow: Bool { isInside { $0.rowBox(around: $1) } }

    private func isInside(_ area: (ViewLayout, LayoutBox) -> LayoutBox) -> Bool {
        guard touch.hasMoved else { return true }
        let layout = touch.finger.layout()
        guard let box = layout.box(at: node, around: touch.view) else { return false }
        return layout.contains(touch.location, area(layout, box))
    }

    /// Returns a point of the host's space in another one.
    func converted(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard space != .global else { return point }
        let layout = touch.finger.layout()
        guard let box = layout.box(at: node, around: touch.view) else { return point }
        return layout.converted(point, to: space, of: box) {
            touch.finger.report([(node.path, $0)])
        }
    }
}

extension CGPoint {
    /// The distance to another point.
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
