/// A group of rows in a list or form, with an optional header and footer.
///
/// ```swift
/// Section("Write a review") { TextEditor(text: $review) }
/// ```
///
/// Outside a list or form, a section groups views and has no other effect.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    @MainActor public var body: some View {
        if Parent.self != EmptyView.self {
            SectionHeader(content: header.rowBoundary(.edge))
                .accessibilityAddTraits(.isHeader)
        }
        content.rowBoundary(.section)
        if Footer.self != EmptyView.self {
            SectionFooter(content: footer.rowBoundary(.edge))
        }
    }
}

nonisolated extension Section {
    /// Makes a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Makes a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content)
    where Parent == EmptyView, Footer == EmptyView {
        self.init(content: content, header: EmptyView.init, footer: EmptyView.init)
    }

    /// Makes a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    where Footer == EmptyView {
        self.init(content: content, header: header, footer: EmptyView.init)
    }

    /// Makes a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    where Parent == EmptyView {
        self.init(content: content, header: EmptyView.init, footer: footer)
    }

    /// Makes a section with a title as its header.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a section with an unlocalized title as its header.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(content: content) { Text(title) }
    }
}

/// A header or footer of a section, which is not a row.
package protocol SectionEdge: Role {}

nonisolated package struct SectionHeader<Content: View>: PrimitiveView, LayoutView, SectionEdge {
    package let content: Content

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.column(views, .leading)
    }
}

nonisolated package struct SectionFooter<Content: View>: PrimitiveView, LayoutView, SectionEdge {
    package let content: Content

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.column(views, .leading)
    }
}
