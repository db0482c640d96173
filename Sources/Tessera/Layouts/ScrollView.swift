import Foundation
public import TesseraCore
public import TesseraLayout

/// A view in which another one is as long as it likes, and is moved by a finger.
///
/// On the axes that it scrolls along, it takes all the length that is proposed, and proposes none to
/// its content; across, it is as long as the content. Several views stand below each other.
///
/// ```swift
/// ScrollView { Text("a"); Text("b"); Text("c") }
/// // in 10 × 2, and after host.scroll(.type("ScrollView"), by: CGSize(width: 0, height: 1)):
/// // ScrollView at 4.5,0 1×2
/// //   Text "a" at 4.5,-1 1×1
/// ```
///
/// What is outside of the view's frame keeps its place in the tree, and has a frame.
nonisolated public struct ScrollView<Content: View>: View {
    /// The views that scroll.
    public var content: Content
    /// The axes along which the content can be moved.
    public var axes: Axis.Set
    @State var offset = CGPoint.zero

    /// Makes a view that scrolls along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes; vertical by default.
    ///   - showsIndicators: Has no effect: nothing is drawn.
    ///   - content: The views that scroll.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public var body: some View {
        // The layout is another one when this is.
        let _ = offset
        content
    }
}

nonisolated extension ScrollView: DescribedView, OpaqueBody, LayoutView, ScrollTarget {
    public func describe(_ description: inout ViewDescription) {
        if axes != .vertical { description.add("axes", axes) }
    }

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let box = ScrollBox(axes: axes, views.column())
        box.offset = offset
        return box
    }

}
