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
        if isCovered { place.surroundings.bar?.leadsBack = true }
        return Effects(hides: isCovered)
    }
}

/// The area of a bar, in which items are placed in turn.
private struct BarRow {
    let frame: CGRect
    let isRightToLeft: Bool
    /// The lengths used at both ends, including spacing.
    private(set) var taken: (start: CGFloat, end: CGFloat) = (0, 0)

    enum Place { case start, middle, end, below }

    /// Returns the origin of an item of a given size.
    mutating func place(_ size: CGSize, at place: Place) -> CGPoint {
        let rest = frame.width - size.width
        let distance: CGFloat
        switch place {
        case .start, .below:
            distance = taken.start
            taken.start += size.width + 8
        case .middle: distance = rest / 2
        case .end:
            distance = rest - taken.end
            taken.end += size.width + 8
        }
        return CGPoint(
            x: frame.minX + (isRightToLeft ? rest - distance : distance),
            y: frame.midY - size.height / 2)
    }
}

/// A view with a placement in a bar.
private protocol PlacedInBar: Role {
    var placement: ToolbarItemPlacement { get }
}

extension ToolbarItem: PlacedInBar {}
extension ToolbarItemGroup: PlacedInBar {}

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
        if let views = node.attachment, views.elementName != nil { painter.screens.append(views) }
    }
}

@MainActor
extension TreePainter {
    /// The height of a bar: a row of cells and its line, or 44 points.
    private var barHeight: CGFloat { placed.metrics.cell.map { $0.height * 2 } ?? 44 }

    /// Paints the bars of a navigation container above and below the frame of its content.
    mutating func paintBar(_ bar: NavigationBar, _ place: PaintPlace) {
        guard !bar.isEmpty else { return }
        let frame = place.frame
        let items = bar.items.map { item in
            placed.boxes(of: item).map { box in
                (box: box, place: box.node.map { placeInBar($0) } ?? .end)
            }
        }
        var row = paintGround(of: frame.minY - barHeight, isAbove: true, place)
        if bar.leadsBack {
            let size = placed.metrics.symbolSize(in: .body)
            let back = CGRect(origin: row.place(size, at: .start), size: size)
            let name = row.isRightToLeft ? "chevron.right" : "chevron.left"
            add(.symbol(SymbolImage(name: name, frame: back, paint: place.paint(place.tint))))
            backButtons.append(back)
        }
        var below: BarRow?
        for views in items {
            for view in views where view.place != .end {
                if view.place == .below {
                    var row = below ?? paintGround(of: frame.maxY, isAbove: false, place)
                    apart.append(RootBox(view.box, at: { row.place($0, at: .start) }))
                    below = row
                } else {
                    apart.append(RootBox(view.box, at: { row.place($0, at: view.place) }))
                }
            }
            // The last item is at the end.
            for view in views.reversed() where view.place == .end {
                apart.append(RootBox(view.box, at: { row.place($0, at: .end) }))
            }
        }
        for item in bar.items { paint(item, in: Surroundings(path: ViewPath(item.path))) }
        guard let title = bar.title else { return }
        // The title is centred if the items at both ends leave enough room.
        let inset = min(max(row.taken.start, row.taken.end), row.frame.width / 2)
        let words = line(
            title, in: row.frame.insetBy(dx: inset, dy: 0), place.paint(ColorTable.label),
            alignment: 0.5, font: TextFont(size: 17, lineHeight: 22, isBold: true), weight: 600)
        for content in words { add(content) }
    }

    /// Paints the ground of a bar and a line beside the content, and returns the room for items.
    private mutating func paintGround(of top: CGFloat, isAbove: Bool, _ place: PaintPlace) -> BarRow
    {
        let frame = CGRect(
            x: place.frame.minX, y: top, width: place.frame.width, height: barHeight)
        bounds = bounds.union(frame)
        add(.fill(Path(frame), place.paint(ColorTable.bar)))
        let edge = isAbove ? frame.maxY - 0.5 : frame.minY
        let line = CGRect(x: frame.minX, y: edge, width: frame.width, height: 0.5)
        add(.fill(Path(line), place.paint(ColorTable.separator)))
        // In cells the line takes the row beside the content.
        let height = placed.metrics.cell?.height ?? barHeight
        let room = CGRect(
            x: frame.minX + 16, y: isAbove ? frame.minY : frame.maxY - height,
            width: max(0, frame.width - 32), height: height)
        return BarRow(frame: room, isRightToLeft: place.isRightToLeft)
    }

    private func placeInBar(_ node: Node) -> BarRow.Place {
        let views = sequence(first: node, next: \.parent).prefix { !$0.isAttachment }
        let placement = views.lazy.compactMap { $0.role((any PlacedInBar).self)?.placement }.first
        switch placement {
        case .navigation, .cancellationAction, .topBarLeading: return .start
        case .principal: return .middle
        case .bottomBar: return .below
        default: return .end
        }
    }

    private static var cardRadius: CGFloat { 10 }

    private func screen(of attachment: Node) -> PresentedScreen? {
        attachment.firstNode { $0.has((any ScreenBoundary).self) }?
            .role((any ScreenBoundary).self)?.screen
    }

    /// Returns the position of a screen among those presented, the last in front.
    func order(of attachment: Node) -> Int {
        let presented = attachment.environment.hostServices?.presentations
        return screen(of: attachment).flatMap { presented?.position(of: $0) } ?? 0
    }

    /// Paints a presented screen in front of the others.
    mutating func paintScreen(_ attachment: Node) {
        let full = placed.root.bounds
        let inside = Surroundings(path: ViewPath(attachment.path))
        let place = PaintPlace(node: attachment, box: nil, frame: full, surroundings: inside)
        begin(.view(Drawing.ViewGroup(place: ViewPath(attachment.path), frame: full)))
        var card = full
        let kind = screen(of: attachment)?.kind
        if kind == .fullScreenCover {
            card = card.union(bounds)
        } else if kind?.isMessage == true {
            // The size of an alert is that of its content.
            let frames = placed.boxes(of: attachment).compactMap(\.frame)
            card = frames.dropFirst().reduce(frames.first ?? full) { $0.union($1) }
                .insetBy(dx: -16, dy: -16)
            if placed.metrics.cell == nil { card.size.height -= 16 }
            bounds = bounds.union(card)
        } else {
            // A sheet covers the screen and the bar above it. An edge of the screen behind stays visible.
            var hasBar = false
            attachment.walk {
                hasBar = hasBar || $0.has((any BarredView).self)
                return hasBar ? .stop : .enter
            }
            card.origin.y -= hasBar ? barHeight : 0
            card.size.height = full.maxY - card.minY + Self.cardRadius
            let behind = placed.metrics.cell == nil ? 8.0 : 0
            bounds = bounds.union(
                CGRect(x: full.minX, y: card.minY - behind, width: full.width, height: behind))
        }
        add(.fill(Path(bounds), .ink(ColorTable.dim)))
        begin(.changed(.clip(Path(bounds))))
        let radius = kind == .fullScreenCover ? 0 : Self.cardRadius
        begin(.changed(.clip(Path(roundedRect: card, cornerRadius: radius))))
        add(.fill(Path(card), place.paint(ColorTable.raised)))
        paint(attachment, in: inside)
        end()
        end()
        end()
    }
}
