import TesseraCore

/// The places that may answer an interaction with a view: the view itself and what is around it,
/// from the inside out.
///
/// This is the one model of who answers: taps, presses, rows, keys and choices all go by it. What is
/// refused at a place (because that is disabled, for reading only, hidden or closed to touches) is
/// passed over, and the next place outwards is asked; only where nobody performs is the nearest
/// refusal the answer. What an assistive technology performs carries its refusal with it in the same
/// way: see ``AccessibilityAction``.
@MainActor
struct ResponderChain {
    /// The view that is reached, if any is.
    let first: Node?
    /// Why the view that was meant is not reached, if it is not.
    private let refusal: String?
    private let isTouch: Bool

    /// The chain of a view that is addressed without a finger: by keys, or by choosing in it.
    init(addressing view: Node) {
        self.init(view.innermost, isTouch: false)
    }

    /// The chain of a view that a finger is put on.
    ///
    /// A view with a body is touched where its content is, if that is one view. One that is closed to
    /// touches lets the finger through to what is behind it: the view that it lies over, or else the
    /// one around it.
    init(touching view: Node) {
        self.init(view.innermost, isTouch: true)
    }

    private init(_ view: Node, isTouch: Bool) {
        self.isTouch = isTouch
        if view.isCovered {
            (first, refusal) = (nil, "covered by a sheet")
            return
        }
        var (reached, refusal): (Node?, String?) = (view, nil)
        if isTouch {
            while let node = reached, let reason = node.closedReason {
                refusal = refusal ?? reason
                reached = node.viewBehind
            }
        }
        (first, self.refusal) = (reached, refusal)
    }

    /// The first response that is not refused where it stands, or else the nearest refusal; `nil` if
    /// nothing responds.
    func response(_ respond: (Node) -> Response?) -> Response? {
        var refusal = refusal
        var current = first
        while let node = current {
            if let response = respond(node) {
                switch (isTouch ? node.touchRefusal : node.refusal, response) {
                case (nil, .perform): return response
                case (nil, .refuse(let reason)), (let reason?, _): refusal = refusal ?? reason
                }
            }
            // Behind a sheet there is another screen.
            current = node.payload is any ScreenBoundary ? nil : node.parent
        }
        return refusal.map(Response.refuse)
    }
}

/// What something in the tree answers to an interaction.
enum Response {
    case perform(() -> Void)
    case refuse(String)
}

@MainActor
extension Node {
    /// The view that stands where this one does: what a body shows, if that is one view.
    ///
    /// What modifiers and styles have put around that view is then a part of this one.
    fileprivate var innermost: Node {
        var node = self
        while !(node.payload is any PrimitiveView), node.columnKind == nil {
            var children: [Node] = []
            node.forEachChild { child in if !child.isAttachment { children.append(child) } }
            guard children.count == 1 else { break }
            node = children[0]
        }
        return node
    }

    /// Why a finger goes through this view, if it does.
    fileprivate var closedReason: String? {
        environment.unseenReason ?? environment.hitTestRefusal
    }

    /// The nearest view around this one, or the one that this one lies over.
    fileprivate var viewBehind: Node? {
        var current: Node? = attachmentTarget ?? parent
        while let node = current, node.elementName == nil || node.isAttachment {
            current = node.attachmentTarget ?? node.parent
        }
        return current
    }
}
