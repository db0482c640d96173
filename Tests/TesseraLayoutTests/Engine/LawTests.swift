import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

/// Laws of all trees, tried with many random trees.
@MainActor
@Suite(.runtimeIssuesFail)
struct LawTests {
    private static let proposals: [(CGFloat?, CGFloat?)] = [
        (200, 150), (nil, nil), (80, nil), (nil, 60), (20, 300), (0, 0),
    ]

    @Test(arguments: seeds(40))
    func `the frames are those of the rules without caches`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let spec = random.tree(4)
        for (width, height) in Self.proposals {
            let laid = Laid(spec.build(), width, height)
            let expected = Naive.frames(spec, ProposedViewSize(width: width, height: height))
            expectSame(laid.frames, expected, "seed \(seed) at \(width as Any), \(height as Any)")
        }
    }

    @Test(arguments: seeds(40))
    func `after a change, the frames are those of a new tree`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let spec = random.tree(5, spacing: 0.5)
        let laid = Laid(spec.buildLive(), 200, 150)
        for step in 0..<20 {
            if random.isTrue(0.2) {
                laid.root.proposal = ProposedViewSize(
                    width: random.optional(0...300, 0.8), height: random.optional(0...300, 0.8))
            }
            for _ in 0..<random.any(of: [1, 1, 3]) { change(spec, in: laid.root, &random) }
            let new = Laid(spec.build())
            new.root.proposal = laid.root.proposal
            expectSame(laid.frames, new.frames, "seed \(seed), step \(step)")
        }
    }

    @Test(arguments: seeds(120))
    func `an update calls guides and layouts as a new tree does`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let spec = random.tree(5, spacing: 0.5, hasLong: false)
        for inner in spec.all where !inner.children.isEmpty && random.isTrue(0.2) {
            if inner.children.count == 1 { inner.kind = .guide(0.5) }
            inner.isDiagonal = inner.children.count > 1
        }
        let laid = Laid(spec.buildLive(), 200, 150)
        for step in 0..<10 {
            if random.isTrue(0.1) {
                laid.root.proposal = ProposedViewSize(width: random.length(0...300), height: nil)
            }
            for _ in 0..<random.any(of: [1, 2, 5]) { change(spec, in: laid.root, &random) }
            let calls = Spec.calls { laid.root.layOut() }
            let proposal = laid.root.proposal
            let new = Spec.calls { _ = Laid(spec.build(), proposal.width, proposal.height) }
            var rest = new[...]
            for call in calls {
                guard let next = rest.firstIndex(of: call) else {
                    Issue.record("seed \(seed), step \(step): \(call) in \(calls), not \(new)")
                    return
                }
                rest = rest[(next + 1)...]
            }
        }
    }

    @Test(arguments: seeds(12))
    func `all frames are finite, or an issue is reported`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let bad: [CGFloat] = [-10, .infinity, .nan, -.infinity]
        let spec = random.tree(4, spacing: 0.5)
        for inner in spec.all where random.isTrue(0.3) {
            switch inner.kind {
            case .fixed: inner.kind = .fixed(random.any(of: bad), 10)
            case .frame(_, let height, let alignment):
                inner.kind = .frame(random.any(of: bad), height, alignment)
            case .padding:
                inner.kind = .padding(
                    EdgeInsets(top: random.any(of: bad), leading: 0, bottom: 0, trailing: 0))
            case .offset: inner.kind = .offset(CGSize(width: random.any(of: bad), height: 0))
            case .position: inner.kind = .position(CGPoint(x: random.any(of: bad), y: 0))
            case .ratio: inner.kind = .ratio(random.any(of: bad), fills: false)
            case .row(let alignment, _): inner.kind = .row(alignment, random.any(of: bad))
            case .guide: inner.kind = .guide(random.any(of: bad))
            default: break
            }
        }
        for (width, height) in Self.proposals + [(.infinity, .infinity)] {
            for frame in Laid(spec.build(), width, height).frames.compactMap(\.self) {
                #expect(frame.minX.isFinite && frame.minY.isFinite, "seed \(seed): \(frame)")
                #expect(frame.width >= 0 && frame.width < .infinity, "seed \(seed): \(frame)")
                #expect(frame.height >= 0 && frame.height < .infinity, "seed \(seed): \(frame)")
            }
        }
    }

    /// Changes one box of a tree: its rule or its children.
    private func change(_ tree: Spec, in root: RootBox, _ random: inout Randomness) {
        let specs = tree.all
        // Most of the boxes of a long stack are leaves.
        let containers = specs.filter { !$0.children.isEmpty }
        let spec = random.any(of: containers.isEmpty || random.isTrue(0.5) ? specs : containers)
        guard let old = spec.box else { return }
        if random.isTrue(0.1) {
            spec.isRightToLeft.toggle()
            old.isRightToLeft = spec.isRightToLeft
            return
        }
        switch (spec.kind, old) {
        case (.guide, let box as GuideBox) where random.isTrue(0.7):
            // A closure never equals an earlier one.
            if let new = spec.make([LeafBox(.greedy)]) as? GuideBox { box.rule = new.rule }
        case (.fixed, let leaf as LeafBox):
            let (width, height) = (random.length(0...60), random.length(0...40))
            spec.kind = .fixed(width, height)
            leaf.rule.content = .fixed(CGSize(width: width, height: height))
        case (.padding, let box as PaddingBox):
            box.rule.insets.top = random.length(0...9)
            spec.kind = .padding(box.rule.insets)
        case (.frame(_, let height, let alignment), let box as FrameBox) where random.isTrue(0.5):
            box.rule.width = Limits(random.optional(0...100))
            spec.kind = .frame(box.rule.width.least, height, alignment)
        case (.row, let box as StackBox) where random.isTrue(0.5):
            let spacing = random.length(0...10)
            spec.kind = .row(.top, spacing)
            box.rule = HStackLayout(alignment: .top, spacing: spacing).rule
        case (.row, let box), (.column, let box), (.layers, let box), (.fitting, let box):
            if random.isTrue(0.5) || spec.children.isEmpty {
                spec.children.insert(random.tree(2, spacing: 0.5), at: 0)
                box.children.insert(spec.children[0].buildLive(), at: 0)
            } else if random.isTrue(0.5) {
                spec.children.removeLast()
                box.children.removeLast()
            } else {
                spec.children.reverse()
                box.children.reverse()
            }
        default:
            // Another box takes its place, around the same children.
            let priority: Double? = random.isTrue(0.2) ? 1 : nil
            if spec.children.count == 1 { spec.kind = random.wrapper() }
            if spec.children.isEmpty { spec.kind = random.leaf() }
            spec.priority = priority
            guard let outer = spec.outerBox else { return }
            replace(outer, with: spec.makeLive(spec.children.compactMap(\.outerBox)), specs, root)
        }
    }

    private func replace(
        _ old: LayoutBox, with new: LayoutBox, _ specs: [Spec], _ root: RootBox
    ) {
        // The tree no longer has the replaced box.
        guard
            let parent = specs.compactMap(\.box).first(where: {
                $0.children.contains { $0 === old }
            })
        else { return root.child = new }
        parent.children = parent.children.map { $0 === old ? new : $0 }
    }
}

/// Checks that frames differ by no more than the rounding of sums.
func expectSame(
    _ frames: [CGRect?], _ expected: [CGRect?], _ what: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard frames.count == expected.count else {
        Issue.record("\(what()): another number of boxes", sourceLocation: sourceLocation)
        return
    }
    for (index, pair) in zip(frames, expected).enumerated() {
        switch pair {
        case (nil, nil): continue
        case (let frame?, let expected?):
            let differences = [
                frame.minX - expected.minX, frame.minY - expected.minY,
                frame.width - expected.width, frame.height - expected.height,
            ]
            if differences.allSatisfy({ abs($0) < 1e-6 }) { continue }
        default: break
        }
        Issue.record(
            """
            \(what()): box \(index) is at \(pair.0.map(written) ?? "-"), \
            not at \(pair.1.map(written) ?? "-")
            """, sourceLocation: sourceLocation)
        return
    }
}
