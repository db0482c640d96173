public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Fills the bars of the screen that this view is on.
    ///
    /// ```swift
    /// Text("Books").toolbar {
    ///     ToolbarItem(placement: .topBarTrailing) { Button("Add Book") { add() } }
    /// }
    /// // Text "Books" .toolbar(…)
    /// //   toolbar
    /// //     ToolbarItem placement: .topBarTrailing
    /// //       Button …
    /// ```
    public consuming func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(attachment: content().rowBoundary(.outside)))
    }
}

nonisolated private struct ToolbarModifier<Attachment: View>: AttachingModifier, LayoutListModifier
{
    let attachment: Attachment

    var description: ModifierDescription? { ModifierDescription("toolbar").views() }

    /// The bars of a screen are not laid out: what is in them has no place.
    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        views
    }
}

/// Something in a bar of the screen.
nonisolated public struct ToolbarItem<Content: View>: PrimitiveView, LayoutView {
    private let placement: ToolbarItemPlacement
    public let content: Content

    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        if placement != .automatic { description.add("placement", placement) }
    }

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        views.row()
    }
}

/// Where in the bars of a screen something goes.
public struct ToolbarItemPlacement: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// Wherever such things usually go.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

    public var description: String { ".\(name)" }
}
