import Foundation
import TesseraCore

/// The places that may answer an interaction with a view: the view itself and what is around it,
/// from the inside out.
///
/// Taps, presses, rows, keys and choices all follow it. A place that refuses (because it is disabled,
/// read-only, hidden or closed to touches) is passed over for the next place outwards; where none
/// performs, the nearest refusal is the answer. An action of an assistive technology carries its refusal
/// with it in the same way: see ``AccessibilityAction``.
@MainActor
struct ResponderChain {
    /// The view that is addressed or touched.
    let addressed: Node
    /// The innermost view reached; `nil` if none is.
    let first: Node?
    /// The place of the touch.
    let place: Touch.Place
    /// The reason why the addressed view is not reached; `nil` if it is.
    let refusal: String?
    private let isTouch: Bool

    /// The chain of a view that is addressed without a touch: by keys, or by a choice in it.
    init(addressing view: Node) {
        self.init(view.innermost, isTouch: false)
    }

    /// The chain of a view that is touched in its middle.
    ///
    /// A view with a body is touched where its content is, if that is one view. One that is closed to
    /// touches is not reached; see ``Finger/chain(touching:)``.
    init(touching view: Node) {
        self.init(view.innermost, isTouch: true)
    }

    /// The chain of the view at a point: none is in front of it, and it is not closed to touches.
    ///
    /// - Parameter refusal: The reason why a view in front of it is not reached; `nil` if there is none.
    init(touching view: Node, at point: CGPoint, refusal: String? = nil) {
        (addressed, first, self.refusal, isTouch) = (view, view, refusal, true)
        place = .point(point)
    }

    private init(_ view: Node, isTouch: Bool) {
        addressed = view
        self.isTouch = isTouch
        place = .center
        refusal = view.coverReason ?? (isTouch ? view.closedReason : nil)
        first = refusal == nil ? view : nil
    }

    /// The first response that is not refused where it stands, or else the nearest refusal; `nil` if
    /// nothing responds.
    func response(_ respond: (Node) -> Response?) -> Response? {
        var refusal = refusal
        var performed: Response?
        forEach { node in
            guard let response = respond(node) else { return true }
            switch (isTouch ? node.touchRefusal : node.refusal, response) {
            case (nil, .perform):
                performed = response
                return false
            case (nil, .refuse(let reason)), (let reason?, _): refusal = refusal ?? reason
            }
            return true
        }
        return performed ?? refusal.map(Response.refuse)
    }

    /// Calls `visit` with each node, from the inside out, for as long as it returns true.
    func forEach(_ visit: (Node) -> Bool) {
        var current = first.map(Unmanaged.passUnretained)
        // Each is owned by the one around it.
        while let node = current {
            current = node.uncounted { node in
                guard visit(node) else { return nil }
                // Behind a sheet there is another screen.
                let isEnd = node.isSought && node.has((any ScreenBoundary).self)
                return isEnd ? nil : node.parent.map(Unmanaged.passUnretained)
            }
        }
    }
}

/// The answer of a node to an interaction: an action, or the reason for a refusal.
enum Response {
    case perform(() -> Void)
    case refuse(String)
}

@MainActor
extension Node {
    /// The innermost view in this one's place: the content of its body, if that is one view, and so on.
    ///
    /// Modifiers and styles around that view are then a part of this one.
    var innermost: Node {
        var node = self
        while !node.has((any PrimitiveView).self), node.columnKind == nil {
            var children: [Node] = []
            node.forEachChild { child in if !child.isAttachment { children.append(child) } }
            guard children.count == 1 else { break }
            node = children[0]
        }
        return node
    }

    /// The reason why touches go through this view; `nil` if they do not.
    var closedReason: String? {
        unseenReason ?? environment.hitTestRefusal
    }

    /// The view touched in the middle of this one, as far as that is known: the one inside it, if there is
    /// one alone.
    var middle: Node {
        var node = self
        while true {
            var views: [Node] = []
            node.forEachView { view in
                views.append(view)
                return views.count < 2
            }
            guard views.count == 1 else { return node }
            node = views[0]
        }
    }

    /// Calls `visit` with each view directly inside this one, in order, for as long as it returns true.
    private func forEachView(_ visit: (Node) -> Bool) {
        walk { node in
            if node === self { return .enter }
            if node.isAttachment { return .skip }
            if node.elementName == nil { return .enter }
            return visit(node) ? .skip : .stop
        }
    }
}

/// A view whose views lie in front of each other, the first one at the back, or a modifier with something
/// that lies in front of the modified view.
protocol LayeredView: Role {
    var hasLayers: Bool { get }
}
