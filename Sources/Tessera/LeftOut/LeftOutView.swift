/// A view that Tessera leaves out, by any of its names in SwiftUI.
///
/// The initializers take what any of these views takes, so that the compiler has one message.
nonisolated public struct LeftOutView: Scene {
    /// Takes values, labels and views.
    public init<Selection>(
        _ first: Any? = nil, _ second: Any? = nil, url: Any? = nil, item: Any? = nil,
        payloadType: Any? = nil, label: Any? = nil, systemImage: Any? = nil, image: Any? = nil,
        initialPosition: Any? = nil, isExpanded: Binding<Bool>? = nil, value: Any? = nil,
        total: Any? = nil,
        selection: Binding<Selection>? = Binding<Int>?.none, matching: LeftOutValue? = nil,
        in range: Any? = nil,
        supportsOpacity: Bool? = nil, displayedComponents: LeftOutValue? = nil,
        destination: Any? = nil, columnVisibility: Any? = nil, columns: Any? = nil,
        rows: Any? = nil, placement: LeftOutValue? = nil, role: LeftOutValue? = nil,
        alignment: LeftOutValue? = nil, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil, spacing: Double? = nil, pinnedViews: LeftOutValue? = nil,
        description: Any? = nil, subject: Any? = nil, message: Any? = nil, player: Any? = nil,
        content view: Any? = nil, @ViewBuilder content: () -> any View = { EmptyView() },
        @ViewBuilder detail: () -> any View = { EmptyView() },
        @ViewBuilder label labelContent: () -> any View = { EmptyView() },
        @ViewBuilder description descriptionContent: () -> any View = { EmptyView() },
        @ViewBuilder actions: () -> any View = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> any View = { EmptyView() },
        primaryAction: () -> Void = {}
    ) {}

    /// Takes a schedule or nothing, and a view for the value of the moment.
    public init(
        _ schedule: LeftOutValue = .automatic, @ViewBuilder content: (LeftOutValue) -> any View
    ) {}

    /// Takes an address, a view for its image and a view for the time before.
    public init(
        url: Any?, scale: Double = 1, @ViewBuilder content: (Image) -> any View,
        @ViewBuilder placeholder: () -> any View = { EmptyView() }
    ) {}

    /// Takes a function that draws.
    public init(_ renderer: (inout LeftOutValue, CGSize) -> Void) {}

    /// Takes a collection and a view for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Any? = nil,
        @ViewBuilder content: (Data.Element) -> any View
    ) {}

    /// The view without a result of a search.
    public static var search: LeftOutView { LeftOutView() }

    public var body: Never { fatalError("no view that is left out is made") }
}
