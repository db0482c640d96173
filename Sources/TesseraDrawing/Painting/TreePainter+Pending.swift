import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// A pending modifier or composite view, or the current view itself.
struct Pending {
    // The tree does not change during painting.
    unowned(unsafe) let node: Node
    let content: Content
    /// The box around the current view, and its frame; `nil` if it is not visible.
    var box: LayoutBox?
    var frame: CGRect?
    /// Whether the box, or a box inside it, was created for the modifier.
    var ownsBox = false

    enum Content {
        case view(ViewPath, PaintedType)
        case modifier(PendingModifier)
    }
}

/// A pending modifier and its effects on the current view.
final class PendingModifier {
    let modifier: any PaintedModifier
    var effects: Effects?

    init(_ modifier: any PaintedModifier) { self.modifier = modifier }
}

/// A view that is being painted.
struct PaintedLevel {
    let surroundings: Surroundings
    let base: Int
    /// The position of its first item.
    let start: Int
    var depth: Double?
    var isHidden: Bool
}

// A view with its own box is painted together with its pending modifiers and composite views: first
// the parts behind it, from the outermost inwards, then the content, then the parts in front.
@MainActor
extension TreePainter {
    func paintPending(around node: Node, _ box: LayoutBox) {
        guard let frame = placed.frame(of: box) else { return }
        findBoxes(from: box, frame)
        var level = PaintedLevel(
            surroundings: surroundings, base: base, start: items.count, depth: nil,
            isHidden: surroundings.isHidden)
        for index in base..<pending.count {
            guard case .modifier(let pendingModifier) = pending[index].content else { continue }
            pendingModifier.effects = nil
            guard !level.isHidden, let place = place(at: index) else { continue }
            let effects = pendingModifier.modifier.effects(place, by: self)
            level.isHidden = effects.hides
            if level.depth == nil { level.depth = effects.depth }
            pendingModifier.effects = effects
        }
        painted.append(level)
        if level.isHidden { beginContent() } else { beginPending(from: base) }
    }

    /// Finds the box of each pending modifier and view around a box. Boxes of inner modifiers lie
    /// inside it.
    private func findBoxes(from innermost: LayoutBox, _ frame: CGRect) {
        var box = innermost
        for index in (base..<pending.count).reversed() {
            let depth = pending[index].node.depth
            pending[index].ownsBox = false
            while let outer = box.parent, let owner = placed.node(of: outer), owner.depth >= depth {
                box = outer
                if owner === pending[index].node { pending[index].ownsBox = true }
            }
            pending[index].box = box
            pending[index].frame = box === innermost ? frame : placed.frame(of: box)
        }
    }

    private func place(at index: Int) -> PaintPlace? {
        guard let frame = pending[index].frame else { return nil }
        return PaintPlace(
            node: pending[index].node, box: pending[index].box, frame: frame, painter: self)
    }

    func beginPending(from first: Int) {
        for index in first..<pending.count {
            guard let place = place(at: index) else { continue }
            switch pending[index].content {
            case .view(let path, let type):
                begin(.view(Drawing.ViewGroup(path, frame: place.frame)))
                if let painter = type.painter {
                    painter.paint(place, by: self)
                } else if type.isUnknown, index == pending.count - 1 {
                    let name = type.name ?? "view"
                    note(undrawn: name, path: path)
                    for content in labelledBox(name, in: place.frame) { add(content) }
                }
            case .modifier(let modifier):
                guard let effects = modifier.effects else { continue }
                for change in effects.changes { begin(.changed(change)) }
                for content in effects.behind { add(content) }
                guard let attachment = effects.attachment, attachment != .front,
                    let node = attachmentNode(at: index)
                else { continue }
                goOn(with: .begin(index + 1))
                if attachment == .mask {
                    begin(.changed(.mask(count: 0)))
                    goOn(with: .mask)
                }
                return attach(node, at: index)
            }
        }
        beginContent()
    }

    private func beginContent() {
        let last = pending[pending.count - 1]
        goOn(with: .endContent)
        surroundings.shapeStyle = nil
        surroundings.isHidden = painted[painted.count - 1].isHidden
        if case .view(_, let type) = last.content, let view = type.painter {
            adapt(view, last.node)
        }
        siblings.append(Siblings(start: items.count))
        base = pending.count
        visitChildren(of: last.node)
    }

    func endContent() {
        endSiblings()
        let level = painted[painted.count - 1]
        (surroundings, base) = (level.surroundings, level.base)
        finishPending(from: level.isHidden ? base - 1 : pending.count - 1)
    }

    func finishPending(from last: Int) {
        var index = last
        while index >= base {
            if let place = place(at: index) {
                switch pending[index].content {
                case .view(_, let type):
                    if let painter = type.painter, painter.hasFront {
                        painter.paintFront(place, by: self)
                    }
                    end()
                case .modifier(let modifier):
                    for content in modifier.effects?.front ?? [] { add(content) }
                    if modifier.effects?.attachment == .front,
                        let node = attachmentNode(at: index)
                    {
                        goOn(with: .endEffects(index))
                        return attach(node, at: index)
                    }
                    endEffects(at: index)
                }
            }
            index -= 1
        }
        let level = painted.removeLast()
        siblings[siblings.count - 1].add(level.start..<items.count, depth: level.depth)
    }

    /// Ends the groups of a modifier.
    func endEffects(at index: Int) {
        guard case .modifier(let modifier) = pending[index].content,
            let effects = modifier.effects
        else { return }
        if effects.attachment == .mask, attachmentNode(at: index) != nil { end() }
        for _ in effects.changes { end() }
    }

    // MARK: - Views of modifiers

    /// Returns the node of a modifier's views that appear at the current view.
    private func attachmentNode(at index: Int) -> Node? {
        pending[index].ownsBox ? attachment(of: pending[index].node) : nil
    }

    private func attachment(of node: Node) -> Node? {
        node.attachment.flatMap { $0.elementName == nil ? nil : $0 }
    }

    private func attach(_ node: Node, at index: Int) {
        let path = path(ofAttachmentAt: index, node)
        enter(isElement: true)
        surroundings.path = path
        surroundings.foreground = .label
        base = pending.count
        pending.append(Pending(node: node, content: .view(path, .attachment)))
        siblings.append(Siblings(start: items.count))
        goOn(with: .endSiblings)
        enterPart(around: node)
        visitChildren(of: node)
    }

    /// Returns the path of a modifier's views: inside the next view, after views of inner modifiers
    /// with the same name.
    private func path(ofAttachmentAt index: Int, _ node: Node) -> ViewPath {
        var path = surroundings.path
        var ordinal = 0
        for inner in (index + 1)..<pending.count {
            if case .view(let inside, _) = pending[inner].content {
                path = inside
                break
            }
            if attachment(of: pending[inner].node)?.elementName == node.elementName { ordinal += 1 }
        }
        return ViewPath(node.elementName ?? "", ordinal, inside: path)
    }
}
