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

nonisolated package struct ToolbarModifier<Attachment: View>: AttachingModifier, BarModifier,
    LayoutListModifier
{
    package let attachment: Attachment

    package var barPart: BarPart? { .items }

    package var description: ModifierDescription? { Call("toolbar").views().described }

    package func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        // Boxes are made on the main actor only.
        nonisolated(unsafe) let items = attached
        let places = MainActor.assumeIsolated { items.map { $0.node?.barPlace ?? .trailing } }
        for (item, place) in zip(attached, places) { context.addToBar(item, at: place) }
        return views
    }
}

/// The items in the bars of a screen, which are views here.
public typealias ToolbarContent = View
/// The builder of items in the bars of a screen.
public typealias ToolbarContentBuilder = ViewBuilder

/// An item in a bar of the screen.
nonisolated public struct ToolbarItem<Content: View>: View {
    let placement: ToolbarItemPlacement
    private let content: Content
    @Environment(\.focus) var focus

    /// Makes an item at a place in the bars of the screen.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: some View { content.modifier(BarItemScope(isShown: isShown)) }
}

/// Several items side by side at one place in the bars of a screen.
nonisolated public struct ToolbarItemGroup<Content: View>: View {
    let placement: ToolbarItemPlacement
    private let content: Content
    @Environment(\.focus) var focus

    /// Makes items at a place in the bars of the screen, one of each view.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: some View { content.modifier(BarItemScope(isShown: isShown)) }
}

extension ToolbarItem: PlacedItem {}
extension ToolbarItemGroup: PlacedItem {}

/// An item of a toolbar.
nonisolated private protocol PlacedItem: DescribedView, OpaqueBody, LayoutListModifier,
    PlacedInBar
{
    var placement: ToolbarItemPlacement { get }
    var focus: Focus? { get }
}

nonisolated extension PlacedItem {
    /// Whether the item is in a bar now.
    @MainActor fileprivate var isShown: Bool {
        placement != .keyboard || focus?.isTyping == true
    }

    @MainActor package var barPlace: BarPlace {
        switch placement {
        case .navigation, .cancellationAction, .topBarLeading: .leading
        case .principal: .principal
        case .bottomBar: .bottom
        case .status: .status
        case .keyboard: .keyboard
        case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
            .topBarTrailing:
            .trailing
        }
    }

    public func describe(_ description: inout ViewDescription) {
        if placement != .automatic { description.add("placement", placement) }
    }

    package func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        // Boxes are made on the main actor only.
        nonisolated(unsafe) let item = self
        return MainActor.assumeIsolated { item.isShown } ? [context.row(views)] : []
    }
}

/// Hides an item for the keyboard while no field has the focus.
nonisolated private struct BarItemScope: EnvironmentModifier, Equatable {
    let isShown: Bool

    func transform(_ values: inout EnvironmentValues) {
        if !isShown {
            values.refusals.sight = "in the bar of a keyboard, and no field has the focus"
        }
    }
}

/// A place in the bars of a screen.
public enum ToolbarItemPlacement: String, Sendable, CustomStringConvertible {
    /// The default place.
    case automatic
    /// The middle of the upper bar.
    case principal
    /// The place of status information.
    case status
    /// The place of items that lead to other screens.
    case navigation
    /// The place of the most important action.
    case primaryAction
    /// The place of less important actions.
    case secondaryAction
    /// The place of an action that confirms a sheet.
    case confirmationAction
    /// The place of an action that cancels a sheet.
    case cancellationAction
    /// The place of a destructive action in a sheet, such as Delete.
    case destructiveAction
    /// A bar above the keyboard.
    case keyboard
    /// The leading end of the upper bar.
    case topBarLeading
    /// The trailing end of the upper bar.
    case topBarTrailing
    /// The lower bar.
    case bottomBar

    /// An older name for `topBarLeading`.
    public static let navigationBarLeading = topBarLeading
    /// An older name for `topBarTrailing`.
    public static let navigationBarTrailing = topBarTrailing

    public var description: String { "." + rawValue }
}
