import Foundation

/// The subviews of a layout, in the order of the views: those of a list of views one by one.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layouts are called, and may use their subviews, while frames are computed, and not after.
    private let subviews: [LayoutSubview]

    /// The direction of reading in the container.
    ///
    /// Subviews are placed as if it was left to right.
    public var layoutDirection: LayoutDirection

    init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    public subscript(index: Int) -> LayoutSubview { subviews[index] }

    /// The subviews at some positions, counted from zero in what is returned.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(Array(subviews[bounds]), layoutDirection)
    }

    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
    }

    var boxes: [LayoutBox] { subviews.map(\.box) }

    var container: LayoutContainerBox? { subviews.first?.container }

    /// Returns a function that places a subview's box, by its origin in some bounds and its
    /// proposal.
    func placer(in bounds: CGRect) -> (LayoutBox, Point, Proposal) -> Void {
        let (x, y) = (Double(bounds.minX), Double(bounds.minY))
        return { [container] box, origin, proposal in
            container?.place(box, at: Point(x: x + origin.x, y: y + origin.y), proposal)
        }
    }
}
