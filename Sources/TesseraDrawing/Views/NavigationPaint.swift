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

    enum Place { case start, middle, end }

    /// Returns the origin of an item of a given size.
    mutating func place(_ size: CGSize, at place: Place) -> CGPoint {
        let rest = frame.width - size.width
        let distance: CGFloat
        switch place {
        case .start:
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

    /// Paints the bar of the innermost navigation container above the frame of its content.
    fileprivate func paintBar(_ place: PaintPlace) {
        guard let bar = bars[ObjectIdentifier(place.node)], !bar.isEmpty else { return }
        let frame = CGRect(
            x: place.frame.minX, y: place.frame.minY - barHeight, width: place.frame.width,
            height: barHeight)
        bounds = bounds.union(frame)
        add(.fill(.rect(frame), place.paint(ColorTable.bar)))
        let line = CGRect(x: frame.minX, y: frame.maxY - 0.5, width: frame.width, height: 0.5)
        add(.fill(.rect(line), place.paint(ColorTable.separator)))
        let room = CGRect(
            x: frame.minX + 16, y: frame.minY, width: max(0, frame.width - 32),
            height: barHeight == 44 ? 44 : barHeight / 2)
        var row = BarRow(
            frame: room, isRightToLeft: place.environment.layoutDirection == .rightToLeft)
        if bar.leadsBack {
            let size = placed.metrics.symbolSize(in: .body)
            let back = CGRect(origin: row.place(size, at: .start), size: size)
            let name = row.isRightToLeft ? "chevron.right" : "chevron.left"
            add(.symbol(SymbolImage(name: name, frame: back, paint: place.paint(place.tint))))
        }
        for item in bar.items { paint(item, in: &row) }
        guard let title = bar.title else { return }
        // The title is centred if the items at both ends leave enough room.
        let inset = min(max(row.taken.start, row.taken.end), room.width / 2)
        paint(
            words: title, in: room.insetBy(dx: inset, dy: 0), place.paint(ColorTable.label),
            alignment: 0.5, font: .headline, weight: 600)
    }

    /// Paints the views of a toolbar at their places in a bar.
    private func paint(_ item: Node, in row: inout BarRow) {
        let views = placed.boxes(of: item).map { box in
            (box: box, place: placed.node(of: box).map { placeInBar($0) } ?? .end)
        }
        for view in views where view.place != .end {
            placed.place(view.box) { row.place($0, at: view.place) }
        }
        // The last item is at the end.
        for view in views.reversed() where view.place == .end {
            placed.place(view.box) { row.place($0, at: .end) }
        }
        surroundings = Surroundings(path: ViewPath(item.path))
        paint(item)
    }

    private func placeInBar(_ node: Node) -> BarRow.Place {
        let views = sequence(first: node, next: \.parent).prefix { !$0.isAttachment }
        let placement = views.lazy.compactMap { $0.role((any PlacedInBar).self)?.placement }.first
        switch placement {
        case .navigation, .cancellationAction, .topBarLeading: return .start
        case .principal: return .middle
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
        add(.fill(.rect(bounds), .ink(ColorTable.dim)))
        let top = min(8, full.height / 8)
        var card = CGRect(
            x: full.minX, y: full.minY + top, width: full.width,
            height: full.height - top + Self.cardRadius)
        if attachment.elementName == "alert" {
            // The size of an alert is that of its content.
            let frames = placed.boxes(of: attachment).compactMap { placed.frame(of: $0) }
            let inner = frames.dropFirst().reduce(frames.first ?? full) { $0.union($1) }
            card = inner.insetBy(dx: -16, dy: -16)
            bounds = bounds.union(card)
        }
        // A sheet extends to the lower edge.
        begin(.changed(.clip(.rect(bounds))))
        add(.fill(.rounded(card, radius: Self.cardRadius), place.paint(ColorTable.raised)))
        end()
        paint(attachment)
        end()
    }
}
