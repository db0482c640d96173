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
            current = node.has((any ScreenBoundary).self) ? nil : node.parent
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

    /// Why a finger goes through this view, if it does.
    fileprivate var closedReason: String? {
        environment.unseenReason ?? environment.hitTestRefusal
    }

    /// The view that is behind this one: the one that it lies over, if it is in an overlay or in front
    /// of others in a stack of layers, or else the one around it.
    fileprivate var viewBehind: Node? {
        if let target = attachmentTarget { return target.innermost }
        var current = parent
        while let node = current {
            if node.isAttachment { return node.attachmentTarget?.innermost }
            if node.elementName != nil {
                let layer = node.has((any LayeredView).self) ? node.lastView(before: self) : nil
                return layer?.innermost ?? node
            }
            current = node.parent
        }
        return nil
    }

    /// The last view directly inside this one that comes before `other`.
    private func lastView(before other: Node) -> Node? {
        var last: Node?
        var isFound = false
        func look(_ node: Node) {
            if node === other { isFound = true }
            guard !isFound, !node.isAttachment else { return }
            if node.elementName != nil { last = node } else { node.forEachChild(look) }
        }
        forEachChild(look)
        return last
    }

    /// What is touched in the middle of this view, as far as that can be told: what is inside it, if
    /// that is one view.
    var middle: Node {
        var node = self
        while true {
            var views: [Node] = []
            func look(_ node: Node) {
                if node.isAttachment { return }
                if node.elementName != nil { views.append(node) } else { node.forEachChild(look) }
            }
            node.forEachChild(look)
            guard views.count == 1 else { return node }
            node = views[0]
        }
    }
}

/// A view whose views lie in front of each other, the first one at the back.
protocol LayeredView: Role {}
