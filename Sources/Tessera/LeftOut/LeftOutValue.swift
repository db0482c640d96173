// swift-format-ignore-file
// What the names in the tables beside this file take and return: as much as lets the compiler report no second error.

/// A value that only names take that Tessera leaves out.
public enum LeftOutValue: Hashable, Sendable, ShapeStyle, ExpressibleByArrayLiteral {
    case accessoryBar, active, adaptive, always, autocapitalization, automatic, bar, bold, bottom, bottomBar, bottomLeading, bottomTrailing, bounce, bouncy,
        bounds, button, buttons, cancel, cancelAction, capsule, center, characters, circle, circular, colorBurn, columns, compact, condensed, continuous,
        darken, date, decimalPad, defaultAction, destructive, difference, disabled, emailAddress, enabled, everyMinute, expanded, firstTextBaseline, fixed,
        flexible, fraction, graphical, grouped, head, heavy, height, hidden, hierarchical, high, highlight, hourAndMinute, iconOnly, identity, images, immediately,
        inactive, increased, inline, inset, insetGrouped, interactively, keyboard, large, leading, lift, lighten, linear, lowercase, medium, menu, middle,
        monochrome, multicolor, multiply, name, navigation, navigationBar, navigationBarDrawer, navigationLink, never, newPassword, none, now, numberPad,
        oneTimeCode, overlay, padded, page, paging, palette, password, periodic, phonePad, plain, prominent, pulse, regular, rounded, roundedBorder,
        roundedRectangle, screen, search, sectionFooters, sectionHeaders, sections, segmented, sentences, serif, sidebar, smooth, snappy, squareBorder, stack,
        standard, tabBar, tail, top, topBarLeading, topBarTrailing, topLeading, topTrailing, trailing, uppercase, URL, username, variableColor, videos,
        viewAligned, visible, webSearch, wheel, wiggle, words, wrap

    /// Takes the parts of a gradient, of a grid's column, or several values.
    public init(_ size: Self = .automatic, spacing: Double? = nil, alignment: Self? = nil, gradient: Any? = nil, colors: [Color]? = nil, stops: Any? = nil, center: UnitPoint? = nil, startRadius: Double? = nil, endRadius: Double? = nil, angle: Angle? = nil, startAngle: Angle? = nil, endAngle: Angle? = nil) { self = size }
    public init(arrayLiteral elements: Self...) { self = .automatic }

    /// The date of a timeline.
    public var date: Date { Date() }
    /// Takes what some values are made of, or opens an address.
    @discardableResult public func callAsFunction(_ value: Any? = nil, minimum: Double? = nil, maximum: Double? = nil, indexDisplayMode: Self? = nil, displayMode: Self? = nil, from: Date? = nil, by: Double? = nil) -> Self { self }
    /// Scrolls to a view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A property wrapper that Tessera leaves out.
@propertyWrapper public struct LeftOutProperty<Value> {
    /// Takes a key, what a fetch is made of, or nothing.
    public init(_ key: Any? = nil, filter: Any? = nil, sort: Any? = nil, order: Any? = nil, animation: Any? = nil) {}
    /// Takes the value and a key.
    public init(wrappedValue: Value, _ key: Any? = nil, relativeTo style: Font.TextStyle? = nil) {}

    /// The value.
    public var wrappedValue: Value { get { fatalError("no property that is left out is read") } nonmutating set {} }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { fatalError("no property that is left out is read") }
}

/// A gesture that Tessera leaves out.
public struct LeftOutGesture<Value>: Gesture {
    /// Takes the least change to recognize.
    public init(minimumScaleDelta: Double? = nil, minimumAngleDelta: Angle? = nil) {}
    public var body: AnyGesture<Value> { fatalError("no gesture that is left out is made") }
}

/// A view that Tessera leaves out.
nonisolated public struct LeftOutView: Scene {
    /// Takes values, labels and views.
    public init<Selection>(
        _ first: Any? = nil, _ second: Any? = nil, url: Any? = nil, item: Any? = nil, payloadType: Any? = nil, label: Any? = nil, systemImage: Any? = nil, image: Any? = nil, initialPosition: Any? = nil,
        isExpanded: Binding<Bool>? = nil, value: Any? = nil, total: Any? = nil, selection: Binding<Selection>? = Binding<Int>?.none, matching: LeftOutValue? = nil, in range: Any? = nil,
        supportsOpacity: Bool? = nil, displayedComponents: LeftOutValue? = nil, destination: Any? = nil, columnVisibility: Any? = nil, columns: Any? = nil, rows: Any? = nil, placement: LeftOutValue? = nil,
        role: LeftOutValue? = nil, alignment: LeftOutValue? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, spacing: Double? = nil, pinnedViews: LeftOutValue? = nil,
        description: Any? = nil, subject: Any? = nil, message: Any? = nil, player: Any? = nil, content view: Any? = nil, @ViewBuilder content: () -> any View = { EmptyView() },
        @ViewBuilder detail: () -> any View = { EmptyView() }, @ViewBuilder label labelContent: () -> any View = { EmptyView() }, @ViewBuilder description descriptionContent: () -> any View = { EmptyView() },
        @ViewBuilder actions: () -> any View = { EmptyView() }, @ViewBuilder currentValueLabel: () -> any View = { EmptyView() }, primaryAction: () -> Void = {}
    ) {}
    /// Takes a schedule or nothing, and a view for the value of the moment.
    public init(_ schedule: LeftOutValue = .automatic, @ViewBuilder content: (LeftOutValue) -> any View) {}
    /// Takes an address, a view for its image and a view for the time before.
    public init(url: Any?, scale: Double = 1, @ViewBuilder content: (Image) -> any View, @ViewBuilder placeholder: () -> any View = { EmptyView() }) {}
    /// Takes a function that draws.
    public init(_ renderer: (inout LeftOutValue, CGSize) -> Void) {}
    /// Takes a collection and a view for each element.
    public init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Any? = nil, @ViewBuilder content: (Data.Element) -> any View) {}

    /// The view for a search without a result.
    public static var search: LeftOutView { LeftOutView() }
    public var body: Never { fatalError("no view that is left out is made") }
}
