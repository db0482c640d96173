/// A view that scrolls its content with a finger.
///
/// On the scrolling axes, it takes all the proposed length and proposes no length to its content.
/// On the other axis, it is as long as the content. Several views lie below each other.
///
/// ```swift
/// ScrollView { Text("a"); Text("b"); Text("c") }
/// // in 10 × 2, and after host.scroll(.type("ScrollView"), by: CGSize(width: 0, height: 1)):
/// // ScrollView at 4.5,0 1×2
/// //   Text "a" at 4.5,-1 1×1
/// ```
///
/// Views outside the frame of the scroll view stay in the tree and have frames.
nonisolated public struct ScrollView<Content: View>: View {
    /// The views that scroll.
    public var content: Content
    /// The axes along which the content can be moved.
    public var axes: Axis.Set
    @State package var offset = CGPoint.zero

    /// Makes a view that scrolls along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes; vertical by default.
    ///   - showsIndicators: Has no effect, because no indicators are drawn.
    ///   - content: The views that scroll.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public var body: some View {
        // Reading the offset here makes its change a change of the tree, which fingers follow.
        let _ = offset
        content
    }
}

nonisolated extension ScrollView: DescribedView, OpaqueBody, LayoutView, ScrollTarget {
    public func describe(_ description: inout ViewDescription) {
        if axes != .vertical { description.add("axes", axes) }
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(ScrollRule(axes: axes, offset: offset), context.column(views))
    }
}
