import Foundation

/// The subviews of a layout, in the order of the views.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layouts use their subviews only while frames are computed.
    private let subviews: [LayoutSubview]

    /// The layout direction of the container.
    ///
    /// Place subviews as in a left-to-right layout.
    public var layoutDirection: LayoutDirection

    init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
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

    var container: LayoutContainerBox? { subviews.first?.container }

    /// Returns a function that places the box of a subview, given its origin in the bounds and its
    /// proposal.
    func placer(in bounds: CGRect) -> (LayoutBox, Point, Proposal) -> Void {
        let (x, y) = (Double(bounds.minX), Double(bounds.minY))
        return { [container] box, origin, proposal in
            container?.place(box, at: Point(x: x + origin.x, y: y + origin.y), proposal)
        }
    }
}
