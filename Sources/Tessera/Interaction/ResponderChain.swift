import Foundation
import TesseraCore

/// The nodes that may respond to an interaction with a view: the view itself and its ancestors,
/// from the inside out.
///
/// Taps, presses, rows, keys and choices all follow this chain. A node that refuses, because it is
/// disabled, read-only, hidden or closed to touches, is skipped. If no node performs an action, the
/// nearest refusal is the result. See ``AccessibilityAction`` for the refusals of assistive
/// technologies.
@MainActor
struct ResponderChain {
    /// The view of the interaction.
    let addressed: Node
    /// The innermost view reached; `nil` if the interaction reaches no view.
    let first: Node?
    /// The location of the touch.
    let place: Touch.Place
    /// The reason why the interaction does not reach the view; `nil` if it does.
    let refusal: String?
    private let isTouch: Bool

    /// Makes the chain of an interaction without a touch: a key or a choice.
    init(addressing view: Node) {
        self.init(view.innermost, isTouch: false)
    }

    /// Makes the chain of a touch in the middle of a view.
    ///
    /// If a view has a body with a single view, the touch reaches the content. It does not reach a
    /// view that is closed to touches; see ``Finger/chain(touching:)``.
    init(touching view: Node) {
        self.init(view.innermost, isTouch: true)
    }

    /// Makes the chain of the foremost view at a point. The view is open to touches.
    ///
    /// - Parameter refusal: The reason why a view in front does not receive the touch; `nil` if
    ///   there is no such view.
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

    /// Returns the first response that is not refused, or else the nearest refusal; `nil` if no
    /// node responds.
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

    /// Calls `visit` with each node, from the inside out, while it returns `true`.
    func forEach(_ visit: (Node) -> Bool) {
        var current = first.map(Unmanaged.passUnretained)
        // The parent of each node owns it.
        while let node = current {
            current = node.uncounted { node in
                guard visit(node) else { return nil }
                // The chain ends at the edge of a screen, such as a sheet.
                let isEnd = node.isSought && node.has((any ScreenBoundary).self)
                return isEnd ? nil : node.parent.map(Unmanaged.passUnretained)
            }
        }
    }
}

/// The response of a node to an interaction: an action, or the reason of a refusal.
enum Response {
    case perform(() -> Void)
    case refuse(String)
}

@MainActor
extension Node {
    /// The innermost view that this view consists of: the content of its body, if that is a single
    /// view, and so on.
    ///
    /// The modifiers and styles between the two views belong to this view.
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

    /// The reason why touches pass through this view; `nil` if they do not.
    var closedReason: String? {
        unseenReason ?? environment.hitTestRefusal
    }

    /// The view in the middle of this view, as far as the tree shows without a layout: the
    /// innermost only child.
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

    /// Calls `visit` with each view directly inside this view, in order, while it returns `true`.
    private func forEachView(_ visit: (Node) -> Bool) {
        walk { node in
            if node === self { return .enter }
            if node.isAttachment { return .skip }
            if node.elementName == nil { return .enter }
            return visit(node) ? .skip : .stop
        }
    }
}

/// A view whose children overlap, the first at the back, or a modifier that adds views in front.
protocol LayeredView: Role {
    var hasLayers: Bool { get }
}
