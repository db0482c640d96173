public import Foundation
import Tessera
import TesseraDrawing

extension Inspection {
    /// The texts that a person can read, each with its frame in the host, in the order in which they are painted.
    ///
    /// A text is left out if it is cut off or covered, fainter than a disabled one, less than six points high, or of nearly the
    /// colour of its ground. So this is the property that a check should read, where ``texts`` also finds
    /// texts out of sight.
    ///
    /// ```swift
    /// screen.require("the percentage is seen", screen.seen.map(\.text) == ["40 %"])
    /// ```
    public var seen: [(text: String, frame: CGRect)] {
        host.update()
        let area = area
        return host.drawing.marks().compactMap { mark in
            guard case .text(let text) = mark.content, mark.opacity > 0.2, mark.frame.height >= 6,
                mark.visible.width > mark.frame.width - 0.5,
                mark.visible.height > mark.frame.height - 0.5,
                area?.contains(CGPoint(x: mark.frame.midX, y: mark.frame.midY)) ?? true
            else { return nil }
            return (text, mark.frame)
        }
    }
}
