import Foundation
import TesseraCore

extension Finger {
    /// Returns the chain of a view that is touched in its middle.
    ///
    /// A view that is closed to touches passes them to the view behind it at this point, or to an
    /// ancestor with a touch area. Only this case needs a layout.
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

    /// Returns the view that covers the middle of the touched view, if it would handle the touch by
    /// another gesture. Returns `nil` if there is no such view, or if the touched view has no place
    /// on the screen.
    ///
    /// The layout is computed only if the host has a size, or if an ancestor of the touched view
    /// has layers.
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
