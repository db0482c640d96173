import Foundation
public import TesseraCore
import TesseraLayout

/// Controls for entering something, one to a row.
///
/// ```swift
/// Form {
///     TextField("Name of book", text: $title)
///     Button("Save") { save() }
/// }
/// ```
///
/// Its rows are those of a ``List``, and are tapped in the same way.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @State var offset = CGPoint.zero

    /// Makes a form whose rows are the views of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        // The layout is another one when this is.
        let _ = offset
        content.rowBoundary(.list)
    }
}

nonisolated extension Form: DescribedView, OpaqueBody, LayoutView, ScrollTarget {
    public func describe(_ description: inout ViewDescription) {}

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        views.list(from: offset, in: context)
    }
}
