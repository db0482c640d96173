public import Foundation
public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Adds space to some edges of this view.
    ///
    /// ```swift
    /// Text("Save").padding(.horizontal, 8)  // Text "Save" .padding(.horizontal, 8)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The width of the space; `nil` for the default of 16 points.
    public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(edges: edges, length: length))
    }

    /// Adds the same space to all edges of this view.
    public consuming func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(edges: .all, length: length))
    }

    /// Adds a different space to each edge of this view.
    public consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(InsetsModifier(insets: insets))
    }
}

nonisolated private struct PaddingModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let edges: Edge.Set
    let length: CGFloat?

    var description: ModifierDescription? {
        ModifierDescription("padding").argument(edges, default: .all).argument(length)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        let length = length ?? 16
        func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
        let insets = EdgeInsets(
            top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
            trailing: inset(.trailing))
        return PaddingBox(insets, view)
    }
}

nonisolated private struct InsetsModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let insets: EdgeInsets

    var description: ModifierDescription? {
        ModifierDescription("padding").argument(insets)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        PaddingBox(insets, view)
    }
}
