import Tessera
import TesseraTesting
import TestViews

/// Compares the touched views of random trees with the results of a search through the frames of
/// the views, from the front to the back.
@Suite(.runtimeIssuesFail)
struct HitLawTests {
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a touch reaches the foremost view at the point`(
        direction: LayoutDirection
    ) {
        var random = Randomness(seed: direction == .leftToRight ? 1 : 2)
        for number in 0..<cases(8) {
            var blocks = BlockMaker(random)
            var block = blocks.make(depth: 4)
            random = blocks.random
            var touched: [Int] = []
            func screen(_ block: Block) -> BlockScreen {
                BlockScreen(block: block, direction: direction) { touched.append($0) }
            }
            let host = ViewHost(rootView: screen(block))
            // The same host shows another tree, and updates its boxes.
            for change in 0..<3 {
                for _ in 0..<12 {
                    let point = CGPoint(
                        x: CGFloat(random.number(160) - 20) + 0.5,
                        y: CGFloat(random.number(160) - 20) + 0.5)
                    touched = []
                    host.tap(at: point)
                    let expected = block.foremost(at: point) { leaf in
                        host.frame(of: .text("\(leaf)"))
                            .map { Block.isHalved(leaf) ? leadingHalf($0, direction) : $0 }
                    }
                    guard touched == (expected.map { [$0] } ?? []) else {
                        Issue.record(
                            "\(number).\(change) at \(point): \(touched) for \(expected ?? -1)\n\(host.treeWithFrames)"
                        )
                        return
                    }
                }
                var blocks = BlockMaker(random)
                block = change == 0 ? blocks.changed(block) : blocks.make(depth: 4)
                random = blocks.random
                host.rootView = screen(block)
            }
        }
    }
}

private func leadingHalf(_ frame: CGRect, _ direction: LayoutDirection) -> CGRect {
    CGRect(
        x: direction == .leftToRight ? frame.minX : frame.midX, y: frame.minY,
        width: frame.width / 2, height: frame.height)
}

/// A view of one of several kinds, in a random tree.
private indirect enum Block {
    case leaf(Int, width: CGFloat, height: CGFloat)
    case row([Block], spacing: CGFloat)
    case column([Block], spacing: CGFloat)
    case layers([Block])
    case overlay(Block, Block)
    case background(Block, Block)
    case offset(Block, CGFloat, CGFloat)
    case layer(Block, Double)
    case squeezed(Block, CGFloat)
    case hidden(Block)
    case closed(Block)

    /// Whether a leaf is drawn in the leading half of its frame.
    static func isHalved(_ leaf: Int) -> Bool { leaf.isMultiple(of: 3) }

    /// The leaves that react to touches, from the back to the front.
    var painted: [Int] {
        switch self {
        case .leaf(let number, _, _): [number]
        case .row(let blocks, _), .column(let blocks, _), .layers(let blocks):
            blocks.enumerated()
                .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
                .flatMap(\.element.painted)
        case .overlay(let block, let other): block.painted + other.painted
        case .background(let block, let other): other.painted + block.painted
        case .offset(let block, _, _), .layer(let block, _), .squeezed(let block, _): block.painted
        case .hidden, .closed: []
        }
    }

    private var depth: Double {
        switch self {
        case .layer(_, let depth): depth
        case .offset(let block, _, _), .squeezed(let block, _), .hidden(let block),
            .closed(let block), .overlay(let block, _), .background(let block, _):
            block.depth
        case .leaf, .row, .column, .layers: 0
        }
    }

    func foremost(at point: CGPoint, frame: (Int) -> CGRect?) -> Int? {
        painted.last { leaf in
            guard let frame = frame(leaf) else { return false }
            return point.x >= frame.minX && point.x < frame.maxX
                && point.y >= frame.minY && point.y < frame.maxY
        }
    }
}

/// A source of random trees.
private struct BlockMaker {
    var random: Randomness
    private var leaves = 0

    init(_ random: Randomness) { self.random = random }

    mutating func make(depth: Int) -> Block {
        guard depth > 0, random.isTrue(0.85) else { return leaf() }
        switch random.number(11) {
        case 0, 1: return .row(several(depth), spacing: CGFloat(random.number(3) - 1) * 4)
        case 2, 3: return .column(several(depth), spacing: CGFloat(random.number(3) - 1) * 4)
        case 4: return .layers(several(depth))
        case 5: return .overlay(make(depth: depth - 1), make(depth: depth - 1))
        case 6: return .background(make(depth: depth - 1), make(depth: depth - 1))
        case 7:
            return .offset(
                make(depth: depth - 1), CGFloat(random.number(41) - 20),
                CGFloat(random.number(41) - 20))
        case 8: return .layer(make(depth: depth - 1), Double(random.number(3) - 1))
        case 9: return .squeezed(make(depth: depth - 1), CGFloat(random.number(20)))
        default:
            return random.isTrue(0.5)
                ? .hidden(make(depth: depth - 1)) : .closed(make(depth: depth - 1))
        }
    }

    /// Returns the tree with other sizes and places, and the same views.
    mutating func changed(_ block: Block) -> Block {
        switch block {
        case .leaf(let number, _, _):
            return .leaf(
                number, width: CGFloat(random.number(60)), height: CGFloat(random.number(60)))
        case .row(let blocks, let spacing):
            return .row(blocks.map { changed($0) }, spacing: spacing + 1)
        case .column(let blocks, let spacing):
            return .column(blocks.map { changed($0) }, spacing: spacing)
        case .layers(let blocks): return .layers(blocks.map { changed($0) })
        case .overlay(let block, let other): return .overlay(changed(block), changed(other))
        case .background(let block, let other): return .background(changed(block), changed(other))
        case .offset(let block, let x, let y): return .offset(changed(block), y, x)
        case .layer(let block, let depth): return .layer(changed(block), -depth)
        case .squeezed(let block, let side): return .squeezed(changed(block), side + 3)
        case .hidden(let block): return .hidden(changed(block))
        case .closed(let block): return .closed(changed(block))
        }
    }

    private mutating func several(_ depth: Int) -> [Block] {
        let count = random.isTrue(0.1) ? 12 : 1 + random.number(3)
        return (0..<count).map { _ in make(depth: count > 3 ? 0 : depth - 1) }
    }

    private mutating func leaf() -> Block {
        leaves += 1
        return .leaf(
            leaves, width: CGFloat(5 + random.number(50)), height: CGFloat(5 + random.number(50)))
    }
}

private struct BlockScreen: View {
    var block: Block
    var direction: LayoutDirection
    let touched: (Int) -> Void

    var body: some View {
        view(block).environment(\.layoutDirection, direction)
    }

    private func view(_ block: Block) -> AnyView {
        switch block {
        case .leaf(let number, let width, let height):
            AnyView(
                Image("\(number)").resizable().frame(width: width, height: height)
                    .onTapGesture { touched(number) }
                    .scaleEffect(x: Block.isHalved(number) ? 0.5 : 1, anchor: .leading))
        case .row(let blocks, let spacing):
            AnyView(HStack(spacing: spacing) { views(blocks) })
        case .column(let blocks, let spacing):
            AnyView(VStack(spacing: spacing) { views(blocks) })
        case .layers(let blocks): AnyView(ZStack { views(blocks) })
        case .overlay(let block, let other): AnyView(view(block).overlay { view(other) })
        case .background(let block, let other): AnyView(view(block).background { view(other) })
        case .offset(let block, let x, let y): AnyView(view(block).offset(x: x, y: y))
        case .layer(let block, let depth): AnyView(view(block).zIndex(depth))
        case .squeezed(let block, let side):
            AnyView(view(block).frame(width: side, height: side))
        case .hidden(let block): AnyView(view(block).hidden())
        case .closed(let block): AnyView(view(block).allowsHitTesting(false))
        }
    }

    private func views(_ blocks: [Block]) -> some View {
        ForEach(blocks.indices, id: \.self) { view(blocks[$0]) }
    }
}
