import Foundation
import TesseraCore

extension Finger {
    /// Returns the chain of a view that is touched in its middle.
    ///
    /// A view that is closed to touches lets them through to what is behind it at this point, or around
    /// it with an area of its own. For that alone, and not for other taps, positions are looked at.
    func chain(touching view: Node) -> ResponderChain {
        let chain = ResponderChain(touching: view)
        guard let reason = chain.addressed.closedReason, !chain.addressed.isCovered else {
            return chain
        }
        let layout = layout()
        guard let box = layout.boxes(of: chain.addressed).first,
            let center = layout.center(of: chain.addressed),
            let front = layout.front(at: center), !layout.root.isBox(front.box, inFrontOf: box)
        else { return chain }
        return ResponderChain(touching: front.node, at: center, refusal: reason)
    }

    /// Returns the view in front of what is touched in its centre, if a touch there is answered by
    /// another gesture; `nil` if there is none, or the view has no place on the screen.
    ///
    /// Positions are looked at if the host has a size, or views lie in front of others on the way out
    /// from what is touched. In other trees no layout is computed for a tap.
    func covering(_ touched: TouchedViews) -> Node? {
        guard case .center = touched.place, touched.isLayered || size() != .unspecified else {
            return nil
        }
        let layout = layout()
        guard let box = layout.boxes(of: touched.view).first,
            !layout.isEmpty(box), let center = layout.center(of: touched.view),
            isOnScreen(center),
            let front = layout.front(at: center), layout.root.isBox(front.box, inFrontOf: box)
        else { return nil }
        let other = TouchedViews(ResponderChain(touching: front.node, at: center))
        return other.handlers.first?.node === touched.handlers.first?.node ? nil : front.node
    }

    private func isOnScreen(_ point: CGPoint) -> Bool {
        let size = size()
        return point.x >= 0 && point.x < size.width ?? .infinity
            && point.y >= 0 && point.y < size.height ?? .infinity
    }
}
