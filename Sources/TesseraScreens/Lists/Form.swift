/// A list of controls for entering data, each in a row.
///
/// ```swift
/// Form {
///     TextField("Name of book", text: $title)
///     Button("Save") { save() }
/// }
/// ```
///
/// The rows look and respond like the rows of a ``List``. They lie 16 points inside the form; in a terminal they
/// are as wide as the form.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @State package var offset = CGPoint.zero

    /// Makes a form with a row for each view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        // Reading the offset here makes its change a change of the tree, which fingers follow.
        let _ = offset
        content.rowBoundary(.list)
    }
}

nonisolated extension Form: DescribedView, OpaqueBody, LayoutView, ScrollTarget {
    public func describe(_ description: inout ViewDescription) {}

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.list(views, from: offset, margin: 16)
    }
}
