extension ViewHost {
    /// Scrolls the nearest ``ScrollView``, `List` or `Form` around a view, or the view itself,
    /// as far as possible.
    ///
    /// ```swift
    /// host.scroll(.text("3"), by: CGSize(width: 0, height: 40))
    /// ```
    ///
    /// The scroll is refused if there is no such view, if it is disabled, or if there is nothing
    /// more to see in this direction. A length that is not finite counts as 0.
    ///
    /// - Parameters:
    ///   - query: The view.
    ///   - distance: The distance to scroll towards the trailing edge and down.
    @discardableResult
    public func scroll(_ query: ViewQuery, by distance: CGSize) -> InteractionResult {
        let distance = CGSize(
            width: distance.width.isFinite ? distance.width : 0,
            height: distance.height.isFinite ? distance.height : 0)
        return interact(with: query) { view in
            var result = InteractionResult.done
            let scrolls = view.node.has((any ScrollTarget).self)
            let chain = finger.touched(at: .view(view.node)).chain
            let touched = view.respond(to: "scroll", along: chain) { node in
                // A view that scrolls may consist of another one.
                guard node.has((any ScrollTarget).self), !scrolls || node === view.node
                else { return nil }
                return .perform { [self] in
                    if !currentLayout.scroll(node, by: { _ in distance }) { result = Self.atEnd }
                }
            }
            return touched == .done ? result : touched
        }
    }

    /// Scrolls the nearest view at a point that has more to show, as a wheel does. The distance may
    /// depend on the frame of the scrolled view.
    package func scroll(
        at point: CGPoint, by distance: (_ window: CGRect) -> CGSize
    ) -> InteractionResult {
        update()
        let front = finger.hit(at: point).front
        return front.map { scroll(around: $0.node, by: distance) } ?? .refused("no view here")
    }

    /// Scrolls the nearest view around a view that has more to show, wherever the view lies. The
    /// distance may depend on the frame of the scrolled view.
    package func scroll(
        around view: Node, by distance: (_ window: CGRect) -> CGSize
    ) -> InteractionResult {
        update()
        defer { update() }
        let nodes = sequence(first: view, next: \.parent)
        return nodes.contains { currentLayout.scroll($0, by: distance) } ? .done : Self.atEnd
    }

    private static var atEnd: InteractionResult { .refused("there is nothing more to scroll to") }

    /// Returns the visible rectangle of the views that scroll around a view, in the host's space;
    /// `nil` if no view scrolls.
    package func window(around view: Node) -> CGRect? {
        let layout = currentLayout
        return layout.boxes(of: view).first.flatMap(layout.root.window)
    }

    /// Scrolls the ancestors of a view until the view is visible.
    func reveal(_ view: Node) {
        for node in sequence(first: view, next: \.parent) where node.isPresent {
            guard let frame = frames(of: view).first else { continue }
            let hasMoved = currentLayout.scroll(node) { window in
                let isRightToLeft = node.environment.layoutDirection == .rightToLeft
                let across = offset(frame.minX, frame.maxX, in: window.minX, window.maxX)
                let down = offset(frame.minY, frame.maxY, in: window.minY, window.maxY)
                return CGSize(width: isRightToLeft ? -across : across, height: down)
            }
            if hasMoved { update() }
        }
    }
}

/// Returns the distance that brings a range into a window, or at least its start.
private func offset(
    _ start: CGFloat, _ end: CGFloat, in first: CGFloat, _ last: CGFloat
) -> CGFloat {
    start < first ? start - first : min(start - first, max(0, end - last))
}
