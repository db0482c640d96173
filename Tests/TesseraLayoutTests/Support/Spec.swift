import Foundation
import TesseraLayout

/// The description of a random tree: the kind of each box, and the boxes inside.
final class Spec {
    enum Kind {
        case fixed(CGFloat, CGFloat)
        case greedy, square
        /// A box with an area, like a text. It is as wide as the proposal, up to its ideal width.
        case wrapping(CGFloat, area: CGFloat)
        case spacer(CGFloat?)
        case divider
        case frame(CGFloat?, CGFloat?, Alignment)
        case flexible(Limits, Limits, Alignment)
        case padding(EdgeInsets)
        case fixedSize(Axis.Set)
        case ratio(CGFloat, fills: Bool)
        case offset(CGSize)
        case position(CGPoint)
        case guide(CGFloat)
        case overlay(Alignment)
        case row(VerticalAlignment, CGFloat?)
        case column(HorizontalAlignment, CGFloat?)
        case layers(Alignment)
        case geometry
        case scroll(Axis.Set)
        case fitting
    }

    var kind: Kind
    var children: [Spec]
    var priority: Double?
    /// Whether the views inside are placed from right to left.
    var isRightToLeft: Bool
    /// Whether a layout of a client places the views inside, whatever the kind.
    var isDiagonal = false
    /// The number of this spec, which its calls name.
    private let name: Int
    nonisolated(unsafe) private static var count = 0
    /// The calls of guides and layouts, in order.
    nonisolated(unsafe) static var calls: [String] = []
    /// The box of this spec in the live tree, and the box with its priority around it.
    var box: LayoutBox?
    var outerBox: LayoutBox?

    init(
        _ kind: Kind, _ children: [Spec] = [], priority: Double? = nil, isRightToLeft: Bool = false
    ) {
        self.kind = kind
        self.children = children
        self.priority = priority
        self.isRightToLeft = isRightToLeft
        name = Self.count
        Self.count += 1
    }

    /// Returns the calls of guides and layouts during some work.
    static func calls(during work: () -> Void) -> [String] {
        calls = []
        work()
        return calls
    }

    /// This spec and all specs inside, in the order of the views.
    var all: [Spec] { [self] + children.flatMap(\.all) }

    /// Makes a new box for this spec, around some boxes.
    func make(_ boxes: [LayoutBox]) -> LayoutBox {
        let box: LayoutBox =
            switch kind {
            case _ where isDiagonal: container(Diagonal(name: name), boxes)
            case .fixed(let width, let height):
                LeafBox(.fixed(CGSize(width: width, height: height)))
            case .greedy: LeafBox(.greedy)
            case .square: LeafBox(.square)
            case .wrapping(let width, let area):
                MeasuredBox { wrapped($0.width, width, area) }
            case .spacer(let length): LeafBox(.spacer(minLength: length))
            case .divider: LeafBox(.divider)
            case .frame(let width, let height, let alignment):
                FrameBox(width: width, height: height, alignment: alignment, boxes[0])
            case .flexible(let width, let height, let alignment):
                FrameBox(width: width, height: height, alignment: alignment, boxes[0])
            case .padding(let insets): PaddingBox(insets, boxes[0])
            case .fixedSize(let axes): FixedSizeBox(axes: axes, boxes[0])
            case .ratio(let ratio, let fills): AspectRatioBox(ratio, fills: fills, boxes[0])
            case .offset(let offset): OffsetBox(offset, boxes[0])
            case .position(let position): PositionBox(position, boxes[0])
            case .guide(let part):
                GuideBox(HorizontalAlignment.leading, boxes[0]) { [name] view in
                    Self.calls.append("guide \(name), \(view.width) × \(view.height)")
                    return view.width * part
                }
            case .overlay(let alignment): OverlayBox(boxes[0], boxes[1], alignment)
            case .row(let alignment, let spacing):
                StackBox(HStackLayout(alignment: alignment, spacing: spacing), boxes)
            case .column(let alignment, let spacing):
                StackBox(VStackLayout(alignment: alignment, spacing: spacing), boxes)
            case .layers(let alignment): LayersBox(ZStackLayout(alignment: alignment), boxes)
            case .geometry: GeometryBox(boxes[0])
            case .scroll(let axes): ScrollBox(axes: axes, boxes[0])
            case .fitting: FittingBox(children: boxes)
            }
        box.isRightToLeft = isRightToLeft
        return box
    }

    /// Makes a new tree of boxes.
    func build() -> LayoutBox { prioritized(make(children.map { $0.build() })) }

    /// Makes the live tree, which later changes affect.
    func buildLive() -> LayoutBox { makeLive(children.map { $0.buildLive() }) }

    /// Makes the box of this spec in the live tree, around some boxes.
    func makeLive(_ boxes: [LayoutBox]) -> LayoutBox {
        let made = make(boxes)
        let outer = prioritized(made)
        (box, outerBox) = (made, outer)
        return outer
    }

    private func prioritized(_ box: LayoutBox) -> LayoutBox {
        priority.map { box.priority($0) } ?? box
    }
}

/// Returns the size of a text's area in a width.
func wrapped(_ proposed: CGFloat?, _ ideal: CGFloat, _ area: CGFloat) -> CGSize {
    let width = min(proposed ?? ideal, ideal)
    return CGSize(width: width, height: (area / max(width, 1)).rounded(.up))
}

/// A layout that notes its calls.
private struct Diagonal: Layout {
    let name: Int

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        Spec.calls.append("size \(name), \(proposal)")
        var sum = CGSize.zero
        for view in subviews {
            let own = view.dimensions(in: proposal)
            sum.width = max(0, sum.width + min(own.width, 50) - own[HorizontalAlignment.leading])
            sum.height += min(own.height, 50)
        }
        return sum
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        Spec.calls.append("places \(name), \(bounds.size), \(proposal)")
        var corner = bounds.origin
        for view in subviews {
            view.place(at: corner, proposal: ProposedViewSize(width: bounds.width, height: nil))
            corner.x += 10
            corner.y += 10
        }
    }
}
