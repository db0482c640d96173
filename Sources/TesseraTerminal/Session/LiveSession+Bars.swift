import Foundation
import Tessera
import TesseraDrawing

// The contents of a bar have no frame in the layout. They are found in the drawing.

extension LiveSession {
    /// Taps a bar's content at a point.
    func tapBar(at point: CGPoint) -> InteractionResult {
        let seen = drawing.contents(seenAt: point)
        let paths = seen.reversed().lazy.compactMap { content -> String? in
            guard case .view(let group) = content, group.frame.contains(point) else { return nil }
            return group.path
        }
        // Views with a frame are content hidden under the bar.
        if let path = paths.first(where: { self.host.frames(of: .path($0)).isEmpty }) {
            return host.tap(.path(path))
        }
        let isBack = seen.contains { content in
            guard case .symbol(let image) = content else { return false }
            return ["chevron.left", "chevron.right"].contains(image.name)
                && image.frame.insetBy(dx: -2 * Self.cell.width, dy: -1).contains(point)
        }
        return isBack ? host.goBack() : .refused("no view here")
    }
}

extension Drawing {
    /// Returns the painted contents at a point, rearmost first, without clipped contents such as
    /// those of scroll views.
    fileprivate func contents(seenAt point: CGPoint) -> [Content] {
        var contents: [Content] = []
        var position = 0
        while position < items.count {
            let content = items[position].content
            if case .changed(.clip(.rect(let frame), _)) = content, !frame.contains(point) {
                position = items.group(at: position).upperBound
            } else {
                contents.append(content)
                position += 1
            }
        }
        return contents
    }
}
