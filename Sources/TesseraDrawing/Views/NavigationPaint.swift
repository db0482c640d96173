import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension Painted where Self: BarredView {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        painter.surroundings.bar = NavigationBar()
        // Views out of sight may have a title or items for the bar.
        painter.surroundings.window = nil
    }
}

extension NavigationStack: Painted {}
extension NavigationView: Painted {}

extension ScreenCover: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        if isCovered { place.surroundings.bar?.wayBack = place.node }
        return Effects(hides: isCovered)
    }
}

extension ToolbarModifier: Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        guard let views = node.attachment, views.elementName != nil,
            views.environment.refusals.sight == nil
        else { return }
        painter.surroundings.bar?.items.append(views)
    }
}

extension PresentationModifier: Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        // A screen without views covers the others, too.
        if let views = node.attachment, painter.screen(of: views) != nil {
            painter.screens.append(views)
        }
    }
}

@MainActor
extension TreePainter {
    /// Paints the bars of a navigation container above and below its content.
    mutating func paintBar(_ bar: NavigationBar, _ place: PaintPlace) {
        guard let box = place.box as? BarBox else { return }
        let bars = box.bars
        if let above = bars.above { paintGround(above, lineAt: above.maxY - 0.5, place) }
        if let below = bars.below { paintGround(below, lineAt: below.minY, place) }
        if let frame = bar.wayBack.flatMap({ placed.box(madeFor: $0)?.frame }) {
            let name = place.isRightToLeft ? "chevron.right" : "chevron.left"
            add(.symbol(SymbolImage(name: name, frame: frame, paint: place.paint(place.tint))))
            backButtons.append(frame)
        }
        for item in bar.items { paint(item, in: Surroundings(path: ViewPath(item.path))) }
        // An item in the middle replaces the title.
        guard let title = bar.title, let room = box.titleRoom,
            !box.rule.places.contains(.principal)
        else { return }
        let words = line(
            title, in: room, place.paint(ColorTable.label), alignment: 0.5,
            font: TextFont(size: 17, lineHeight: 22, isBold: true), weight: 600)
        for content in words { add(content) }
    }

    /// Paints the ground of a bar, and a line beside the content.
    private mutating func paintGround(_ frame: CGRect, lineAt edge: CGFloat, _ place: PaintPlace) {
        add(.fill(Path(frame), place.paint(ColorTable.bar)))
        let line = CGRect(x: frame.minX, y: edge, width: frame.width, height: 0.5)
        add(.fill(Path(line), place.paint(ColorTable.separator)))
    }

    private static var cardRadius: CGFloat { 10 }

    fileprivate func screen(of attachment: Node) -> PresentedScreen? {
        attachment.firstNode { $0.has((any ScreenBoundary).self) }?
            .role((any ScreenBoundary).self)?.screen
    }

    /// Returns the position of a screen among those presented, the last in front.
    func order(of attachment: Node) -> Int {
        let presented = attachment.environment.presentations
        return screen(of: attachment).flatMap { presented?.position(of: $0) } ?? 0
    }

    /// Returns the frame of the window that shows a screen; `nil` for the window of the host.
    private func window(of attachment: Node) -> CGRect? {
        sequence(first: attachment, next: \.parent).first { $0.has((any WindowBoundary).self) }
            .flatMap { placed.box(madeFor: $0)?.frame }
    }

    /// Paints a presented screen in front of the others.
    mutating func paintScreen(_ attachment: Node) {
        let window = window(of: attachment)
        let full = window ?? placed.root.bounds
        var ground = window ?? bounds
        let inside = Surroundings(path: ViewPath(attachment.path))
        let place = PaintPlace(node: attachment, box: nil, frame: full, surroundings: inside)
        begin(.view(Drawing.ViewGroup(place: ViewPath(attachment.path), frame: full)))
        var card = full
        let kind = screen(of: attachment)?.kind
        if kind == .fullScreenCover {
            card = card.union(ground)
        } else if kind?.isMessage == true {
            // The size of an alert is that of its content.
            let frames = placed.boxes(of: attachment).compactMap(\.frame)
            // A menu begins with its first button, and has no title.
            card = frames.dropFirst().reduce(frames.first ?? full) { $0.union($1) }
                .insetBy(dx: -16, dy: kind == .menu && placed.metrics.cell == nil ? 0 : -16)
            if placed.metrics.cell == nil, kind != .menu { card.size.height -= 16 }
            ground = ground.union(card)
        } else {
            // A sheet covers the screen. An edge of the screen behind stays visible.
            card.size.height = full.maxY - card.minY + Self.cardRadius
            let behind = placed.metrics.cell == nil ? 8.0 : 0
            ground = ground.union(
                CGRect(x: full.minX, y: card.minY - behind, width: full.width, height: behind))
        }
        bounds = bounds.union(ground)
        add(.fill(Path(ground), .ink(ColorTable.dim)))
        begin(.changed(.clip(Path(ground))))
        let radius = kind == .fullScreenCover ? 0 : Self.cardRadius
        begin(.changed(.clip(Path(roundedRect: card, cornerRadius: radius))))
        add(.fill(Path(card), place.paint(ColorTable.raised)))
        paint(attachment, in: inside)
        end()
        end()
        end()
    }
}
