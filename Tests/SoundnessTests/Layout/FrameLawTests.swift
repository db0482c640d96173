import Tessera
import TesseraTesting

/// Laws of the frames that a host answers, tried with random trees.
@Suite(.runtimeIssuesFail)
struct FrameLawTests {
    @Test(arguments: 0..<UInt64(cases(12)))
    func `right-to-left layout is the mirror image`(seed: UInt64) {
        var pieces = PieceMaker(seed: seed)
        let piece = pieces.make(depth: 4)
        for width in [240, 90, 30] as [CGFloat] {
            func frames(_ direction: LayoutDirection) -> [CGRect?] {
                let host = ViewHost(
                    rootView: PieceView(piece: piece).environment(\.layoutDirection, direction))
                host.size = ProposedViewSize(width: width, height: 120)
                return (0..<pieces.leaves).map { host.frame(of: .type(Leaf.self)[$0]) }
            }
            for (left, right) in zip(frames(.leftToRight), frames(.rightToLeft)) {
                guard let left, let right else {
                    #expect(left == right)
                    continue
                }
                let mirrored = CGRect(
                    x: width - left.maxX, y: left.minY, width: left.width, height: left.height)
                #expect(isNear(right, mirrored), "seed \(seed) at \(width)")
            }
        }
    }

    @Test(arguments: 0..<UInt64(cases(12)))
    func `views of fixed size move by half of the window's growth`(seed: UInt64) {
        var pieces = PieceMaker(seed: seed)
        let host = ViewHost(rootView: PieceView(piece: pieces.make(depth: 4)).fixedSize())
        host.size = ProposedViewSize(width: 300, height: 200)
        let leaves = 0..<pieces.leaves
        let before = leaves.map { host.frame(of: .type(Leaf.self)[$0]) }
        host.size = ProposedViewSize(width: 340, height: 190)
        for (index, before) in zip(leaves, before) {
            guard let before, let after = host.frame(of: .type(Leaf.self)[index]) else { continue }
            #expect(isNear(after, before.offsetBy(dx: 20, dy: -5)), "seed \(seed)")
        }
    }

    @Test(arguments: 0..<UInt64(cases(12)))
    func `all that is shown has a finite frame, whatever is proposed`(seed: UInt64) {
        var pieces = PieceMaker(seed: seed)
        let host = ViewHost(rootView: PieceView(piece: pieces.make(depth: 5)))
        for length in [nil, 0, 1, 77, 1e9] as [CGFloat?] {
            host.size = ProposedViewSize(width: length, height: length)
            for index in 0..<pieces.leaves {
                guard let frame = host.frame(of: .type(Leaf.self)[index]) else { continue }
                let isFinite = (frame.minX + frame.minY + frame.width + frame.height).isFinite
                #expect(isFinite, "seed \(seed) at \(length ?? .nan)")
                #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed)")
            }
        }
    }

    private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
        [
            frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
            frame.height - other.height,
        ].allSatisfy { abs($0) < 1e-6 }
    }
}

/// A view of one of several kinds, in a random tree.
private indirect enum Piece {
    case fixed(CGFloat, CGFloat)
    case flexible
    case words(String)
    case row([Piece], VerticalAlignment)
    case column([Piece], HorizontalAlignment)
    case layers([Piece], Alignment)
    case padded(Piece, Edge.Set)
    case framed(Piece, CGFloat, Alignment)
    case wide(Piece, Alignment)
    case priority(Piece)
}

private struct PieceMaker {
    private var random: Randomness
    private(set) var leaves = 0

    init(seed: UInt64) { random = Randomness(seed: seed) }

    mutating func make(depth: Int) -> Piece {
        guard depth > 0, random.isTrue(0.85) else { return leaf() }
        switch random.number(8) {
        case 0, 1: return .row(several(depth), random.any(of: [.top, .center, .lastTextBaseline]))
        case 2: return .column(several(depth), random.any(of: [.leading, .center, .trailing]))
        case 3: return .layers(several(depth), random.any(of: [.topLeading, .center, .trailing]))
        case 4: return .padded(make(depth: depth - 1), random.any(of: [.all, .leading, .bottom]))
        case 5:
            return .framed(
                make(depth: depth - 1), CGFloat(10 + random.number(60)),
                random.any(of: [.leading, .center, .bottomTrailing]))
        case 6: return .wide(make(depth: depth - 1), random.any(of: [.leading, .trailing]))
        default: return .priority(make(depth: depth - 1))
        }
    }

    private mutating func several(_ depth: Int) -> [Piece] {
        (0...random.number(3)).map { _ in make(depth: depth - 1) }
    }

    private mutating func leaf() -> Piece {
        leaves += 1
        switch random.number(3) {
        case 0: return .flexible
        case 1: return .words(random.any(of: ["Star", "four of five stars", "★"]))
        default: return .fixed(CGFloat(random.number(50)), CGFloat(random.number(50)))
        }
    }
}

private struct Leaf: View {
    let piece: Piece

    var body: some View {
        switch piece {
        case .words(let words): Text(words)
        case .fixed(let width, let height): Color.red.frame(width: width, height: height)
        default: Color.red
        }
    }
}

private struct PieceView: View {
    let piece: Piece

    var body: some View { view(piece) }

    private func view(_ piece: Piece) -> AnyView {
        switch piece {
        case .fixed, .flexible, .words: AnyView(Leaf(piece: piece))
        case .row(let pieces, let alignment):
            AnyView(HStack(alignment: alignment) { views(pieces) })
        case .column(let pieces, let alignment):
            AnyView(VStack(alignment: alignment) { views(pieces) })
        case .layers(let pieces, let alignment):
            AnyView(ZStack(alignment: alignment) { views(pieces) })
        case .padded(let piece, let edges): AnyView(view(piece).padding(edges, 5))
        case .framed(let piece, let width, let alignment):
            AnyView(view(piece).frame(width: width, alignment: alignment))
        case .wide(let piece, let alignment):
            AnyView(view(piece).frame(maxWidth: .infinity, alignment: alignment))
        case .priority(let piece): AnyView(view(piece).layoutPriority(1))
        }
    }

    private func views(_ pieces: [Piece]) -> some View {
        ForEach(pieces.indices, id: \.self) { view(pieces[$0]) }
    }
}
