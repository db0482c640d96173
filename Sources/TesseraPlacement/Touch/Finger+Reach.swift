@MainActor
extension Finger {
    /// Returns the views and gestures that a place reaches.
    func touched(at place: TouchPlace) -> TouchedViews {
        switch place {
        case .view(let view): return TouchedViews(chain(of: view))
        case .point(let point):
            let hit = hit(at: point)
            return TouchedViews(hit.chain, isBesideView: hit.isBesideView)
        }
    }

    /// Returns the chain of a view that is touched in its middle.
    ///
    /// A view that is closed to touches passes them to the view behind it at this point, or to an
    /// ancestor with a touch area. Only this case needs a layout.
    package func chain(of view: Node) -> ResponderChain {
        let chain = ResponderChain(.touch, of: view)
        guard let view = chain.view, let reason = chain.refusal, !view.isCovered,
            let middle = front(inMiddleOf: view), !middle.isInFront
        else { return chain }
        return ResponderChain(touching: middle.front, at: middle.point, refusal: reason)
    }

    /// Returns the view that covers the middle of the touched view, if it would handle the touch by
    /// another gesture. Returns `nil` if there is no such view, or if the touched view has no place
    /// on the screen.
    ///
    /// The layout is computed only if the host has a size, or if an ancestor of the touched view
    /// has layers.
    func cover(of touched: TouchedViews) -> Node? {
        guard touched.chain.point == nil, touched.isLayered || size != .unspecified,
            let view = touched.chain.view, let middle = front(inMiddleOf: view), middle.isInFront,
            middle.isVisible
        else { return nil }
        let other = TouchedViews(
            ResponderChain(touching: middle.front, at: middle.point, refusal: nil))
        return other.candidates.first?.node === touched.candidates.first?.node ? nil : middle.front
    }

    /// Returns the foremost view in the middle of a view, whether it is in front of the view, and
    /// whether the view is visible there.
    private func front(
        inMiddleOf view: Node
    ) -> (front: Node, point: CGPoint, isInFront: Bool, isVisible: Bool)? {
        let layout = layout
        guard let box = layout.boxes(of: view).first, let point = layout.center(of: view),
            let front = layout.hit(at: point).front
        else { return nil }
        let screen = CGSize(width: size.width ?? .infinity, height: size.height ?? .infinity)
        let isVisible = CGRect(origin: .zero, size: screen).contains(point)
        return (
            front.node, point, layout.root.isBox(front.box, inFrontOf: box),
            isVisible && !box.bounds.isEmpty
        )
    }
}
