nonisolated extension View {
    /// Adds items to the bars of the screen that contains this view.
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

nonisolated package struct ToolbarModifier<Attachment: View>: AttachingModifier {
    package let attachment: Attachment

    package var description: ModifierDescription? { Call("toolbar").views().described }
}

/// An item in a bar of the screen.
nonisolated public struct ToolbarItem<Content: View>: PrimitiveView, LayoutView {
    package let placement: ToolbarItemPlacement
    public let content: Content

    /// Makes an item at a place in the bars of the screen.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        if placement != .automatic { description.add("placement", placement) }
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.row(views)
    }
}

/// A place in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// The default place.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// The middle of the upper bar.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// The place of status information.
    public static let status = ToolbarItemPlacement(name: "status")
    /// The place of items that lead to other screens.
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    /// The place of the most important action.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// The place of less important actions.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    /// The place of an action that confirms a sheet.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    /// The place of an action that cancels a sheet.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    /// The place of a destructive action in a sheet, such as Delete.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    /// A bar above the keyboard.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    /// The leading end of the upper bar.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// The trailing end of the upper bar.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// An older name for `topBarLeading`.
    public static let navigationBarLeading = topBarLeading
    /// An older name for `topBarTrailing`.
    public static let navigationBarTrailing = topBarTrailing
    /// The lower bar.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

    public var description: String { ".\(name)" }
}
