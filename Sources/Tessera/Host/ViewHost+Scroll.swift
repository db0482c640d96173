public import Foundation
import TesseraCore

extension ViewHost {
    /// Scrolls the nearest ``ScrollView``, ``List`` or ``Form`` around a view, or the view itself, as far as it
    /// goes.
    ///
    /// ```swift
    /// host.scroll(.text("3"), by: CGSize(width: 0, height: 40))
    /// ```
    ///
    /// The result is a refusal if there is none, if it is out of use, and if there is nothing more to
    /// see in this direction. A length that is not finite counts as 0.
    ///
    /// - Parameters:
    ///   - query: The view.
    ///   - distance: The distance to the trailing edge and down from what is shown to what is to be
    ///     shown.
    @discardableResult
    public func scroll(_ query: ViewQuery, by distance: CGSize) -> InteractionResult {
        let distance = CGSize(
            width: distance.width.isFinite ? distance.width : 0,
            height: distance.height.isFinite ? distance.height : 0)
        return interact(with: query) { view in
            var result = InteractionResult.done
            let touched = view.touch("scroll") { node in
                guard let target = node.role((any ScrollTarget).self) else { return nil }
                return .perform { [self] in
                    guard let box = scrollBox(of: node), target.scroll(by: distance, in: box)
                    else {
                        result = .refused("there is nothing more to scroll to")
                        return
                    }
                }
            }
            return touched == .done ? result : touched
        }
    }

    /// Scrolls what is at a point, as a wheel does: the nearest view there that has more to show, by a
    /// distance that may depend on how large it is.
    package func scroll(
        at point: CGPoint, by distance: (_ window: CGSize) -> CGSize
    ) -> InteractionResult {
        update()
        defer { update() }
        guard let front = currentLayout.front(at: point) else { return .refused("no view here") }
        let chain = ResponderChain(touching: front.node, at: point)
        var isDone = false
        chain.forEach { node in
            isDone = scroll(node, by: distance)
            return !isDone
        }
        return isDone ? .done : .refused("there is nothing more to scroll to")
    }

    /// Scrolls the nearest view around another one that has more to show, wherever that one is, by a distance
    /// that may depend on how large the scrolled view is.
    package func scroll(
        around view: Node, by distance: (_ window: CGSize) -> CGSize
    ) -> InteractionResult {
        update()
        defer { update() }
        let isDone = sequence(first: view, next: \.parent).contains { scroll($0, by: distance) }
        return isDone ? .done : .refused("there is nothing more to scroll to")
    }

    /// Scrolls a view, or returns false if the node is no such view, or has no more to show.
    private func scroll(_ node: Node, by distance: (_ window: CGSize) -> CGSize) -> Bool {
        guard node.touchRefusal == nil, let target = node.role((any ScrollTarget).self),
            let box = scrollBox(of: node), let window = currentLayout.root.frame(of: box)
        else { return false }
        return target.scroll(by: distance(window.size), in: box)
    }

    /// The rectangle of the host's space in which a view is seen, as what scrolls around it shows no more; `nil`
    /// if nothing does.
    package func window(around view: Node) -> CGRect? {
        let layout = currentLayout
        return layout.boxes(of: view).first.flatMap(layout.root.window)
    }

    /// Scrolls the views around another one as far as it takes for this to be seen.
    func reveal(_ view: Node) {
        for node in sequence(first: view, next: \.parent) where node.isPresent {
            guard let target = node.role((any ScrollTarget).self), let box = scrollBox(of: node),
                let window = currentLayout.root.frame(of: box), let frame = frames(of: view).first
            else { continue }
            let isRightToLeft = node.environment.layoutDirection == .rightToLeft
            let across = offset(frame.minX, frame.maxX, in: window.minX, window.maxX)
            let down = offset(frame.minY, frame.maxY, in: window.minY, window.maxY)
            let distance = CGSize(width: isRightToLeft ? -across : across, height: down)
            if target.scroll(by: distance, in: box) { update() }
        }
    }
}

/// The distance by which a window is to be moved for something to be seen in it, or where that begins.
private func offset(
    _ start: CGFloat, _ end: CGFloat, in first: CGFloat, _ last: CGFloat
) -> CGFloat {
    start < first ? start - first : min(start - first, max(0, end - last))
}
