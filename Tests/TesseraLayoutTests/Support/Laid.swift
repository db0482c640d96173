import Foundation
import TesseraLayout

/// A tree after its layout, with the reported issues.
final class Laid {
    let root: RootBox
    var reports: [String] = []

    init(_ box: LayoutBox, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        root = RootBox(box)
        root.proposal = ProposedViewSize(width: width, height: height)
        root.report = { [unowned self] in if !reports.contains($1) { reports.append($1) } }
        root.layOut()
    }

    /// The frame of a box in its parent, as `x,y w×h`.
    func local(_ box: LayoutBox, in outer: LayoutBox) -> String {
        guard let frame = root.frame(of: box), let outer = root.frame(of: outer) else { return "-" }
        return written(frame.offsetBy(dx: -outer.minX, dy: -outer.minY))
    }

    /// The frame of a box in the root.
    func frame(_ box: LayoutBox) -> String { root.frame(of: box).map(written) ?? "-" }

    /// The frames of all boxes in the root.
    var frames: [CGRect?] { root.child.all.map { root.frame(of: $0) } }
}

/// A frame as `x,y w×h`, with two decimals at most.
func written(_ frame: CGRect) -> String {
    "\(short(frame.minX)),\(short(frame.minY)) \(written(frame.size))"
}

func written(_ size: CGSize) -> String { "\(short(size.width))×\(short(size.height))" }

func short(_ number: CGFloat) -> String {
    guard number.isFinite else { return number < 0 ? "-∞" : "∞" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}

/// Returns the size of a box for a proposal by a layout around it.
func size(_ box: LayoutBox, _ width: CGFloat?, _ height: CGFloat?) -> String {
    let probe = Probe(proposal: ProposedViewSize(width: width, height: height))
    let root = RootBox(container(probe, [box]))
    root.layOut()
    return probe.answer.value.map(written) ?? "-"
}

/// A layout that records the size of its subview for a proposal.
private struct Probe: Layout {
    let proposal: ProposedViewSize
    let answer = Noted<CGSize>()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        answer.value = subviews.first?.sizeThatFits(self.proposal)
        return .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
    }
}

/// A place where a layout, which is a value, stores a result.
final class Noted<Value> {
    var value: Value?
}
