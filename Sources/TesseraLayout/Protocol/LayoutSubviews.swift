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

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.elementsEqual(right) && left.layoutDirection == right.layoutDirection
    }
}
