import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// The bar of a navigation container whose content is being painted.
@MainActor
final class NavigationBar {
    /// The title of the visible screen.
    var title: String? { didSet { changes += 1 } }
    /// The nodes of the bar's views.
    var items: [Node] = [] { didSet { changes += 1 } }
    /// Whether there is a screen to go back to.
    var leadsBack = false { didSet { changes += 1 } }
    /// The number of changes of the bar.
    private(set) var changes = 0

    var isEmpty: Bool { title == nil && items.isEmpty && !leadsBack }
}

/// A view with a bar above its content.
protocol BarredView: FrontPaintedView {}

extension BarredView {
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        surroundings.bar = NavigationBar()
    }

    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) {
        painter.paintBar(place)
    }
}

extension NavigationStack: BarredView {}
extension NavigationView: BarredView {}

extension ScreenCover: PaintedModifier {
    @MainActor func effects(_ place: PaintPlace, by painter: TreePainter) -> Effects {
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

extension ToolbarModifier: ScreenModifier {
    @MainActor func place(_ attachment: Node, by painter: TreePainter) {
        guard attachment.elementName != nil, attachment.environment.unseenReason == nil else {
            return
        }
        painter.surroundings.bar?.items.append(attachment)
    }
}

extension PresentationModifier: ScreenModifier {
    @MainActor func place(_ attachment: Node, by painter: TreePainter) {
        if attachment.elementName != nil { painter.screens.append(attachment) }
    }
}

@MainActor
extension TreePainter {
    /// The height of a bar: a row of cells and its line, or 44 points.
    private var barHeight: CGFloat { placed.metrics.cell.map { $0.height * 2 } ?? 44 }

    /// Paints the bars of the innermost navigation container above and below the frame of its content.
    fileprivate func paintBar(_ place: PaintPlace) {
        guard let bar = bars[ObjectIdentifier(place.node)], !bar.isEmpty else { return }
        let frame = place.frame
        let items = bar.items.map { item in
            placed.boxes(of: item).map { box in
                (box: box, place: placed.node(of: box).map { placeInBar($0) } ?? .end)
            }
        }
        var row = paintGround(of: frame.minY - barHeight, isAbove: true, place)
        if bar.leadsBack {
            let size = placed.metrics.symbolSize(in: .body)
            let back = CGRect(origin: row.place(size, at: .start), size: size)
            let name = row.isRightToLeft ? "chevron.right" : "chevron.left"
            add(.symbol(SymbolImage(name: name, frame: back, paint: place.paint(place.tint))))
        }
        var below: BarRow?
        for views in items {
            for view in views where view.place != .end {
                if view.place == .below {
                    var row = below ?? paintGround(of: frame.maxY, isAbove: false, place)
                    placed.place(view.box) { row.place($0, at: .start) }
                    below = row
                } else {
                    placed.place(view.box) { row.place($0, at: view.place) }
                }
            }
            // The last item is at the end.
            for view in views.reversed() where view.place == .end {
                placed.place(view.box) { row.place($0, at: .end) }
            }
        }
        for item in bar.items {
            surroundings = Surroundings(path: ViewPath(item.path))
            paint(item)
        }
        guard let title = bar.title else { return }
        // The title is centred if the items at both ends leave enough room.
        let inset = min(max(row.taken.start, row.taken.end), row.frame.width / 2)
        paint(
            words: title, in: row.frame.insetBy(dx: inset, dy: 0), place.paint(ColorTable.label),
            alignment: 0.5, font: .headline, weight: 600)
    }

    /// Paints the ground of a bar and a line beside the content, and returns the room for items.
    private func paintGround(of top: CGFloat, isAbove: Bool, _ place: PaintPlace) -> BarRow {
        let frame = CGRect(
            x: place.frame.minX, y: top, width: place.frame.width, height: barHeight)
        bounds = bounds.union(frame)
        add(.fill(.rect(frame), place.paint(ColorTable.bar)))
        let edge = isAbove ? frame.maxY - 0.5 : frame.minY
        let line = CGRect(x: frame.minX, y: edge, width: frame.width, height: 0.5)
        add(.fill(.rect(line), place.paint(ColorTable.separator)))
        // In cells the line takes the row beside the content.
        let height = placed.metrics.cell?.height ?? barHeight
        let room = CGRect(
            x: frame.minX + 16, y: isAbove ? frame.minY : frame.maxY - height,
            width: max(0, frame.width - 32), height: height)
        return BarRow(
            frame: room, isRightToLeft: place.environment.layoutDirection == .rightToLeft)
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

    /// Paints a presented screen in front of the others.
    func paintScreen(_ attachment: Node) {
        let full = placed.bounds
        let path = ViewPath(attachment.path)
        surroundings = Surroundings(path: path)
        let place = PaintPlace(node: attachment, box: nil, frame: full, painter: self)
        begin(.view(Drawing.ViewGroup(path, frame: full)))
        var card = full
        if attachment.elementName == "alert" {
            // The size of an alert is that of its content.
            let frames = placed.boxes(of: attachment).compactMap { placed.frame(of: $0) }
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
        add(.fill(.rect(bounds), .ink(ColorTable.dim)))
        begin(.changed(.clip(.rect(bounds))))
        begin(.changed(.clip(.rounded(card, radius: Self.cardRadius))))
        add(.fill(.rect(card), place.paint(ColorTable.raised)))
        paint(attachment)
        end()
        end()
        end()
    }
}
