import Foundation

/// The subviews of a layout, in the order of the views.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layouts use their subviews only while frames are computed.
    private let subviews: [LayoutSubview]

    /// The layout direction of the container.
    ///
    /// Place subviews as in a left-to-right layout.
    public var layoutDirection: LayoutDirection

    private init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
    }

    /// Makes the subviews of a box with a type of layout.
    init(of box: LayoutBox, _ layout: Any.Type) {
        let calls = LayoutCalls(of: box, layout)
        self.init(
            box.boxes.map { LayoutSubview(box: $0, calls: calls) },
            box.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    public subscript(index: Int) -> LayoutSubview { subviews[index] }

    /// The subviews at some positions; the positions in the result begin at 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(Array(subviews[bounds]), layoutDirection)
    }

    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
    }

    var boxes: [LayoutBox] { subviews.map(\.box) }

    var calls: LayoutCalls? { subviews.first?.calls }

    /// Returns a function that places the box of a subview, given its origin in the bounds and its
    /// proposal.
    func placer(in bounds: CGRect) -> (LayoutBox, Point, Proposal) -> Void {
        { [calls] box, origin, proposal in
            calls?.place(box, at: Point(bounds.origin) + origin, proposal)
        }
    }
}
