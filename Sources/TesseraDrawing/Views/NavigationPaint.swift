import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// The bar of a navigation container while what is inside is painted.
@MainActor
final class NavigationBar {
    /// The title of the screen that is seen.
    var title: String? { didSet { changes += 1 } }
    /// The views that stand in the bar.
    var items: [Node] = [] { didSet { changes += 1 } }
    /// A Boolean value that is true if a screen lies behind the one that is seen.
    var leadsBack = false { didSet { changes += 1 } }
    /// The number of times that something was said of the bar.
    private(set) var changes = 0

    var isEmpty: Bool { title == nil && items.isEmpty && !leadsBack }
}

/// A view with a bar above what is inside.
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

/// The room in a bar, in which one thing is placed after another.
private struct BarRow {
    let frame: CGRect
    let isRightToLeft: Bool
    /// The lengths that have been taken at both ends, with the space beside.
    private(set) var taken: (start: CGFloat, end: CGFloat) = (0, 0)

    enum Place { case start, middle, end }

    /// Returns the corner of something of a size.
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

/// A view that says where in a bar it stands.
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
    /// The height of a bar: a row of cells with a line below, or the usual one.
    private var barHeight: CGFloat { placed.metrics.cell.map { $0.height * 2 } ?? 44 }

    /// Paints the bar of the innermost navigation container above its frame, which is for its content.
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
        // In the middle of the bar, as far as what stands at its ends leaves room there.
        let inset = min(max(row.taken.start, row.taken.end), room.width / 2)
        paint(
            words: title, in: room.insetBy(dx: inset, dy: 0), place.paint(ColorTable.label),
            alignment: 0.5, font: .headline, weight: 600)
    }

    /// Paints the views of a toolbar where they stand in a bar.
    private func paint(_ item: Node, in row: inout BarRow) {
        let views = placed.boxes(of: item).map { box in
            (box: box, place: placed.node(of: box).map { placeInBar($0) } ?? .end)
        }
        for view in views where view.place != .end {
            placed.place(view.box) { row.place($0, at: view.place) }
        }
        // The last one stands at the end.
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

    /// Paints a screen in front of all others.
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
            // An alert is as large as what it says.
            let frames = placed.boxes(of: attachment).compactMap { placed.frame(of: $0) }
            let inner = frames.dropFirst().reduce(frames.first ?? full) { $0.union($1) }
            card = inner.insetBy(dx: -16, dy: -16)
            bounds = bounds.union(card)
        }
        // A sheet reaches to the lower edge.
        begin(.changed(.clip(.rect(bounds))))
        add(.fill(.rounded(card, radius: Self.cardRadius), place.paint(ColorTable.raised)))
        end()
        paint(attachment)
        end()
    }
}
