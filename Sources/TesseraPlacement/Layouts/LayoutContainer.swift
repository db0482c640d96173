nonisolated extension Layout {
    /// Makes a container whose views this layout places.
    ///
    /// Each view of a `Group` or a `ForEach` is a separate subview. The printed tree names the
    /// container after the type of the layout and lists its plain values.
    ///
    /// ```swift
    /// HStackLayout(spacing: 4) { Text("ab"); Text("cd") }
    /// // HStackLayout spacing: 4 at 0,0 8×1
    /// //   Text "ab" at 0,0 2×1
    /// //   Text "cd" at 6,0 2×1
    /// ```
    ///
    /// A host calls the layout when it computes frames, and keeps the layout's cache. It updates
    /// the cache when the subviews or the layout's values may have changed. The host reports a
    /// runtime issue and uses a fallback if a size is invalid or if a subview is not placed.
    public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

nonisolated package struct LayoutContainer<Arrangement: Layout, Content: View>:
    PrimitiveView, LayoutView, NamedAfterField
{
    let layout: Arrangement
    package let content: Content

    package static var namesake: any Any.Type { Arrangement.self }

    private var base: any Layout { (layout as? AnyLayout)?.base ?? layout }

    @MainActor package func describe(_ description: inout ViewDescription) {
        if layout is AnyLayout { description.add("layout", type(of: base)) }
        description.add(valuesOf: base)
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        func box(_ layout: some Layout) -> LayoutBox { context.box(CustomRule(layout), views) }
        return box(base)
    }
}
