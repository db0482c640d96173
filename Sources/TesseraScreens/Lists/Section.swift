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
    private var isExpanded: Binding<Bool>?

    @MainActor public var body: some View {
        if Parent.self != EmptyView.self {
            SectionHeader(content: header.rowBoundary(.edge))
                .accessibilityAddTraits(.isHeader)
        }
        if isExpanded?.wrappedValue != false { content.rowBoundary(.section) }
        if Footer.self != EmptyView.self {
            SectionFooter(content: footer.rowBoundary(.edge))
        }
    }
}

nonisolated extension Section {
    /// Makes a section with a header and a footer, each of them optional.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Makes a section with views as its header and footer.
    public init(
        header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { header }, footer: { footer })
    }

    /// Makes a section with a view as its footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(content: content, footer: { footer })
    }

    /// Makes a section that shows its content while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) where Footer == EmptyView {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded
    }

    /// Makes a section with a title as its header, that shows its content while a value is true.
    @AlsoUnlocalized
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where Parent == Text, Footer == EmptyView {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Makes a section with a title as its header.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(content: content) { Text(titleKey) }
    }
}

/// A header or footer of a section, which is not a row.
package protocol SectionEdge: LayoutView {}

extension SectionEdge {
    package nonisolated func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
    {
        context.column(views, .leading)
    }
}

nonisolated package struct SectionHeader<Content: View>: PrimitiveView, SectionEdge {
    package let content: Content
}

nonisolated package struct SectionFooter<Content: View>: PrimitiveView, SectionEdge {
    package let content: Content
}
