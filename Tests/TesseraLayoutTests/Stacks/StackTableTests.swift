import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

/// A row of the table: the boxes of a stack, the proposal, and the resulting frames.
struct StackCase: CustomTestStringConvertible, Sendable {
    let name: String
    let boxes: @Sendable () -> [LayoutBox]
    var spacing: CGFloat?
    let proposal: CGFloat?
    let widths: [Double]
    let origins: [Double]
    let total: Double

    init(
        _ name: String, _ spacing: CGFloat?, _ proposal: CGFloat?,
        _ widths: [Double], _ origins: [Double], _ total: Double,
        _ boxes: @escaping @Sendable @autoclosure () -> [LayoutBox]
    ) {
        self.name = name
        self.boxes = boxes
        self.spacing = spacing
        self.proposal = proposal
        self.widths = widths
        self.origins = origins
        self.total = total
    }

    var testDescription: String { name }
}

/// The first four were published with measurements of SwiftUI; the others are computed by its rule.
private let table: [StackCase] = [
    StackCase(
        "three greedy boxes share evenly (published)", 0, 300, [100, 100, 100], [0, 100, 200], 300,
        [greedy(), greedy(), greedy()]),
    StackCase(
        "a least width is taken after a greatest one (published)", 0, 150, [75, 100], [0, 75], 175,
        [width(greedy(), max: 100), width(greedy(), min: 100)]),
    StackCase(
        "half of a third goes first (published)", 10, 620, [100, 250, 250], [0, 110, 370], 620,
        [half(), greedy(), greedy()]),
    StackCase(
        "half of a third in the middle (published)", 10, 620, [200, 100, 300], [0, 210, 320], 620,
        [greedy(), half(), greedy()]),
    StackCase(
        "the greater least width goes first", 0, 120, [50, 100], [0, 50], 150,
        [width(greedy(), min: 50), width(greedy(), min: 100)]),
    StackCase(
        "a fixed box leaves the rest", 8, 200, [50, 67, 67], [0, 58, 133], 200,
        [fixed(50), greedy(), greedy()]),
    StackCase(
        "fixed boxes do not grow", 4, 300, [20, 20, 20, 20, 20], [0, 24, 48, 72, 96], 116,
        (0..<5).map { _ in fixed(20) }),
    StackCase(
        "fixed boxes do not shrink", 4, 60, [20, 20, 20, 20, 20], [0, 24, 48, 72, 96], 116,
        (0..<5).map { _ in fixed(20) }),
    StackCase(
        "five greedy boxes", 2, 108, [20, 20, 20, 20, 20], [0, 22, 44, 66, 88], 108,
        (0..<5).map { _ in greedy() }),
    StackCase(
        "a greatest width leaves space", 0, 200, [30, 30, 30, 30, 30], [0, 30, 60, 90, 120], 150,
        (0..<5).map { _ in width(greedy(), max: 30) }),
    StackCase(
        "a spacer pushes", nil, 200, [80, 80, 40], [0, 80, 160], 200,
        [text(80), spacer(), text(40)]),
    StackCase(
        "a spacer keeps 8, and the shorter text its width", nil, 100, [52, 8, 40], [0, 52, 60], 100,
        [text(80), spacer(), text(40)]),
    StackCase(
        "a spacer is ideally 8", nil, nil, [80, 8, 40], [0, 80, 88], 128,
        [text(80), spacer(), text(40)]),
    StackCase(
        "the less flexible text keeps its width", 8, 150, [82, 60], [0, 90], 150,
        [text(120), text(60)]),
    StackCase(
        "what a lower priority needs at least is kept for it", 0, 100, [50, 50], [0, 50], 100,
        [greedy().priority(1), width(greedy(), min: 50)]),
    StackCase(
        "a spacer comes last", nil, 100, [92, 8], [0, 92], 100, [greedy(), spacer()]),
    StackCase(
        "what is left may be nothing", 8, 100, [0, 120], [0, 8], 128,
        [width(text(40), min: 0, max: .infinity), fixed(120)]),
    StackCase(
        "a priority decides between texts", 8, 150, [82, 60], [0, 90], 150,
        [text(120), text(60).priority(1)]),
    StackCase(
        "a text of priority keeps its width", 8, 150, [42, 100], [0, 50], 150,
        [text(120), text(100).priority(1)]),
    StackCase(
        "groups of priority take turns", 0, 400, [50, 30, 50, 170, 100], [0, 50, 80, 130, 300], 400,
        [
            width(greedy(), min: 50), fixed(30).priority(2), width(greedy(), min: 50).priority(1),
            greedy().priority(2), width(greedy(), min: 100, max: 120),
        ]),
]

@MainActor
@Suite(.runtimeIssuesFail)
struct StackTableTests {
    @Test(arguments: table)
    func `a row gives its width to its children`(row: StackCase) throws {
        let boxes = row.boxes()
        let stack = StackBox(HStackLayout(spacing: row.spacing), boxes)
        let laid = Laid(FrameBox(width: nil, alignment: .leading, stack), row.proposal, 20)
        let outer = try #require(laid.root.frame(of: stack))
        let frames = boxes.compactMap { laid.root.frame(of: $0) }
        expectEqual(frames.map { Double($0.width) }, row.widths)
        expectEqual(frames.map { Double($0.minX - outer.minX) }, row.origins)
        expectEqual(Double(outer.width), row.total)
    }

    @Test(arguments: table)
    func `a column gives its height to its children`(row: StackCase) throws {
        // The boxes of the table, with their axes exchanged.
        let boxes = row.boxes().compactMap(turned)
        guard boxes.count == row.widths.count else { return }
        let stack = StackBox(VStackLayout(spacing: row.spacing), boxes)
        let laid = Laid(stack, 20, row.proposal)
        let outer = try #require(laid.root.frame(of: stack))
        let frames = boxes.compactMap { laid.root.frame(of: $0) }
        expectEqual(frames.map { Double($0.height) }, row.widths)
        expectEqual(frames.map { Double($0.minY - outer.minY) }, row.origins)
    }

    /// Returns the box with width and height exchanged, or `nil` for a box that a function
    /// measures.
    private func turned(_ box: LayoutBox) -> LayoutBox? {
        let turned: LayoutBox
        switch box {
        case let leaf as LeafBox:
            let content = leaf.rule.content
            guard case .fixed(let size) = content else { return LeafBox(content) }
            turned = LeafBox(.fixed(CGSize(width: size.height, height: size.width)))
        case let box as MeasuredBox:
            turned = MeasuredBox(by: .vertical) {
                let size = box.rule.measure(ProposedViewSize(width: $0.height, height: nil))
                return CGSize(width: size.height, height: size.width)
            }
        case let frame as FrameBox:
            guard let child = self.turned(frame.child) else { return nil }
            turned = FrameBox(height: frame.rule.width, child)
        case let box as TraitBox:
            guard let child = self.turned(box.child) else { return nil }
            turned = TraitBox(box.rule, [child])
        default: return nil
        }
        return turned
    }
}
