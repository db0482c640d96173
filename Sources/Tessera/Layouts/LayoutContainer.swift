public import TesseraCore
public import TesseraLayout

nonisolated extension Layout {
    /// Makes a container whose views stand where this layout places them.
    ///
    /// Each view of a `Group` or a `ForEach` is a subview of its own. The printed tree shows the
    /// container by the name of the layout's type, with its plain values.
    ///
    /// ```swift
    /// HStackLayout(spacing: 4) { Text("ab"); Text("cd") }
    /// // HStackLayout spacing: 4 at 0,0 8×1
    /// //   Text "ab" at 0,0 2×1
    /// //   Text "cd" at 6,0 2×1
    /// ```
    ///
    /// The layout is called when somebody asks for a frame, and keeps its cache, which it is asked to
    /// update when its subviews have changed. A layout with other values is asked anew; one that is
    /// `Equatable`, and equal to the one before, is not. A size that is none, a subview that is not
    /// placed, and a layout that asks for sizes without end are reported as runtime issues of the
    /// container, and something sensible is used.
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

    @MainActor package func describe(_ description: inout ViewDescription) {
        if let layout = layout as? AnyLayout {
            description.add("layout", type(of: layout.base))
            description.add(valuesOf: layout.base)
        } else {
            description.add(valuesOf: layout)
        }
    }

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LayoutContainerBox(layout, views)
    }
}

extension HStackLayout: DescribedView {
    /// Adds the alignment, unless it is the default, and the spacing, if there is one.
    public func describe(_ description: inout ViewDescription) {
        if alignment != .center { description.add("alignment", alignment) }
        description.add("spacing", spacing)
    }
}

extension VStackLayout: DescribedView {
    /// Adds the alignment, unless it is the default, and the spacing, if there is one.
    public func describe(_ description: inout ViewDescription) {
        if alignment != .center { description.add("alignment", alignment) }
        description.add("spacing", spacing)
    }
}

extension ZStackLayout: DescribedView {
    /// Adds the alignment, unless it is the default.
    public func describe(_ description: inout ViewDescription) {
        if alignment != .center { description.add("alignment", alignment) }
    }
}
