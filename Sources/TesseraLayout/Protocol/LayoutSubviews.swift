/// The subviews of a layout, in the order of the views.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layouts use their subviews only while frames are computed.
    let boxes: [LayoutBox]
    let calls: LayoutCalls

    /// The layout direction of the container.
    ///
    /// Place subviews as in a left-to-right layout.
    public var layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { boxes.count }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(box: boxes[index], calls: calls)
    }

    /// The subviews at some positions; the positions in the result begin at 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }

    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(
            boxes: indices.map { boxes[$0] }, calls: calls, layoutDirection: layoutDirection)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.elementsEqual(right) && left.layoutDirection == right.layoutDirection
    }
}
