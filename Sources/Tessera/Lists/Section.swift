public import TesseraCore
import TesseraLayout

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

    private init(_ header: Parent, _ content: Content, _ footer: Footer) {
        self.header = header
        self.content = content
        self.footer = footer
    }

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
        self.init(header(), content(), footer())
    }
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Makes a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(EmptyView(), content(), EmptyView())
    }
}

nonisolated extension Section where Footer == EmptyView {
    /// Makes a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView())
    }
}

nonisolated extension Section where Parent == EmptyView {
    /// Makes a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), content(), footer())
    }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
    /// Makes a section with a title as its header.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView())
    }

    /// Makes a section with an unlocalized title as its header.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), EmptyView())
    }
}

/// A header or footer of a section, which is not a row.
package protocol SectionEdge: Role {}

nonisolated package struct SectionHeader<Content: View>: PrimitiveView, LayoutView, SectionEdge {
    package let content: Content

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.column(views, .leading)
    }
}

nonisolated package struct SectionFooter<Content: View>: PrimitiveView, LayoutView, SectionEdge {
    package let content: Content

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.column(views, .leading)
    }
}
