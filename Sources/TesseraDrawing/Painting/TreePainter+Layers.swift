import Foundation
import Tessera
import TesseraCore
import TesseraLayout

// The view being painted, with the modifiers and composite views around it.

extension TreePainter {
    /// Paints the view with a box, which belongs to the last layer, and all layers that wait.
    mutating func paintView(in innermost: LayoutBox) {
        guard let frame = innermost.frame else { return }
        let own = firstWaiting..<layers.count
        let outer = surroundings
        let start = items.count
        findFrames(of: own, from: innermost, frame)
        let depth = findEffects(of: own)
        let isHidden = surroundings.isHidden
        if !isHidden { for index in own { begin(index) } }
        surroundings.shapeLooks = []
        adaptContent()
        firstWaiting = own.upperBound
        paintChildren(of: layers[own.upperBound - 1].node)
        firstWaiting = own.lowerBound
        surroundings = outer
        if !isHidden { for index in own.reversed() { end(index) } }
        siblings.append((start..<items.count, depth ?? 0))
    }

    /// Finds the box of each layer around a box. Boxes of inner modifiers lie inside it.
    private mutating func findFrames(
        of own: Range<Int>, from innermost: LayoutBox, _ frame: CGRect
    ) {
        var box = innermost
        for index in own.reversed() {
            let node = layers[index].node
            var isOwner = false
            while let outer = box.container, let owner = outer.node,
                owner.depth >= node.depth
            {
                box = outer
                isOwner = isOwner || owner === node
            }
            layers[index].box = box
            layers[index].frame = box === innermost ? frame : box.frame
            layers[index].ownsBox = isOwner
        }
    }

    /// Finds the effects of the layers, and whether the view is hidden. Returns the view's depth.
    private mutating func findEffects(of own: Range<Int>) -> Double? {
        var depth: Double?
        for index in own where !surroundings.isHidden {
            var effects = Effects()
            let type = layers[index].type
            if let frame = layers[index].frame {
                if let look = type.look {
                    effects = look.effects(place(at: index, frame), by: &self)
                } else if type.isUnknown, index == own.upperBound - 1 {
                    effects.behind = box(for: type.name ?? "view", at: place(at: index, frame))
                }
            }
            if effects.attachment != nil,
                !layers[index].ownsBox || layers[index].node.attachment?.elementName == nil
            {
                effects.attachment = nil
            }
            surroundings.isHidden = effects.hides
            depth = depth ?? effects.depth
            for case .transform in effects.changes { surroundings.window = nil }
            layers[index].effects = effects
        }
        return depth
    }

    private func place(at index: Int, _ frame: CGRect) -> PaintPlace {
        PaintPlace(
            node: layers[index].node, box: layers[index].box, frame: frame,
            surroundings: surroundings)
    }

    /// Paints what a layer shows behind the view.
    private mutating func begin(_ index: Int) {
        guard let frame = layers[index].frame else { return }
        if let path = layers[index].path {
            begin(.view(Drawing.ViewGroup(place: path, frame: frame)))
        }
        for change in layers[index].effects.changes { begin(.changed(change)) }
        for content in layers[index].effects.behind { add(content) }
        switch layers[index].effects.attachment {
        case .behind: paintAttachment(of: index)
        case .mask:
            let position = items.count
            begin(.changed(.mask(count: 0)))
            paintAttachment(of: index)
            items[position].content = .changed(.mask(count: items.count - position - 1))
        case .front, nil: break
        }
    }

    /// Paints what a layer shows in front of the view, and ends its groups.
    private mutating func end(_ index: Int) {
        guard let frame = layers[index].frame else { return }
        if let bar = layers[index].bar { paintBar(bar, place(at: index, frame)) }
        for content in layers[index].effects.front { add(content) }
        if layers[index].effects.attachment == .front { paintAttachment(of: index) }
        if layers[index].effects.attachment == .mask { end() }
        for _ in layers[index].effects.changes { end() }
        if layers[index].path != nil { end() }
    }

    /// Paints the views of a modifier. Their path lies inside the next view, after views of inner
    /// modifiers with the same name.
    private mutating func paintAttachment(of index: Int) {
        guard let node = layers[index].node.attachment, let name = node.elementName else { return }
        let inner = layers[(index + 1)...].prefix { $0.path == nil }
        let ordinal = inner.count { $0.node.attachment?.elementName == name }
        let next = index + 1 + inner.count
        var inside = surroundings
        if next < layers.count { inside.path = layers[next].path }
        let path = ViewPath(name, ordinal, inside: inside.path)
        (inside.path, inside.foreground, inside.shapeLooks) = (path, .label, [])
        paint(node, in: inside, as: path)
    }
}
