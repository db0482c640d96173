// swift-format-ignore-file
// What the names in the tables beside this file take and return: as much as lets the compiler report no second error.

/// A value that only names take that Tessera leaves out. It has a member of any name; the cases are for members without a type in front.
@dynamicMemberLookup public enum LeftOutValue: Comparable, Hashable, Sendable, ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    case accentColor, accessibility1, accessibility2, accessibility3, accessibility5, accessoryBar, active, adaptive, all, alphabet, always, animated, animation, appearance, appRefresh, asciiCapable, audio, autocapitalization, automatic, background, balanced, bar, basedOnSize, black, blue, blurReplace, bold, borderedProminent, borderless, bottom, bottomBar, bottomLeading, bottomTrailing, bounce, bouncy, bounds, breathe, brown, button, buttons, cancel, cancelAction, capsule, center, characters, circle, circular, clear, color, colorBurn, colorDodge
    case columns, compact, condensed, contextMenuPreview, content, contentMinSize, contentSize, continuous, cyan, dark, darken, data, date, dash, decimalPad, detailOnly, discarded, `default`, defaultAction, delete, destructive, destructiveAction, difference, directory, disabled, doubleColumn, downArrow, dragPreview, dot, drop, editor, email, emailAddress, enabled, end, escape, every, everyMinute, exclusion, expanded, explicit, familyName, firstTextBaseline, fixed, flexible, folder, foreground, form, forward, fraction, frame, fullScreenCover, fullStreetAddress, gesture, givenName, glass, glassProminent
    case graphical, gray, green, grouped, h1, h2, h3, handled, hardLight, head, heavy, height, help, hidden, hiddenTitleBar, hierarchical, high, highlight, home, hoverEffect, horizontal, hourAndMinute, hourMinuteAndSecond, iconOnly, identity, image, images, immediately, inactive, increased, indigo, inline, inlineLarge, inner, inset, insetGrouped, label, landscapeLeft, landscapeRight, interaction, interactive, interactively, item, items, json, keyboard, large, leading, leftArrow, lift, light, lighten, linear, link, local
    case lowercase, magenta, medium, menu, middle, mint, monochrome, narrative, original, move, movie, multicolor, multiply, name, namePhonePad, navigation, navigationBar, navigationBarDrawer, navigationBarLeading, navigationBarTrailing, navigationLink, never, newItem, newPassword, none, nonRepeating, now, numberPad, numbersAndPunctuation, numeric, numericText, offset, oneTimeCode, onScrollDown, orange, overlay, padded, page, paging, palette, password, pdf, periodic, phonePad, pink, plain, plainText, png, popover, portrait, primary, primaryAction, prominent, prompt, prominentDetail
    case pulse, purple, radioGroup, red, regular, regularMaterial, relative, repeating, replace, `return`, reverse, rightArrow, rotate, rounded, roundedBorder, roundedRectangle, saveItem, scale, screen, scrollContent, scrollIndicators, scrolls, search, secondary, secondaryAction, sectionFooters, sectionHeaders, sections, segmented, sentences, serif, sheet, sidebar, sidebarAdaptable, sidebarToggle, sizeThatFits, small, smooth, snappy, soft, softLight, space, squareBorder, stack, standard, status, subviews, systemAction, `switch`, symbolEffect, tab, tabBar, tail, teal, template
    case telephoneNumber, text, thickMaterial, thinMaterial, time, timer, tinted, titleAndIcon, titleOnly, toolbar, top, topBarLeading, topBarTrailing, topLeading, topTrailing, trailing, twitter, ultraThickMaterial, ultraThinMaterial, undoRedo, unified, upArrow, uppercase, URL, url, username, variableColor, vertical, video, videos, view, widget, viewAligned, visible, webSearch, wheel, white, wiggle, windowToolbar, words, wrap, xLarge, xSmall, xxLarge, xxxLarge, yellow, zoom

    /// Takes the parts of several values.
    public init(_ size: Self = .automatic, spacing: Double? = nil, alignment: Self? = nil, topLeading: Double? = nil, bottomLeading: Double? = nil, bottomTrailing: Double? = nil, topTrailing: Double? = nil) { self = size }
    public init(arrayLiteral elements: Self...) { self = .automatic }
    public init(integerLiteral value: Int) { self = .automatic }
    public init(stringLiteral value: String) { self = .automatic }

    /// A member that is a value.
    public static subscript(dynamicMember name: String) -> Self { .automatic }
    /// A member of a value that is a value.
    public subscript(dynamicMember name: String) -> Self { self }
    /// A member of the type that is expected.
    @_disfavoredOverload public subscript<Member>(dynamicMember name: String) -> Member { get { fatalError("no value that is left out is made") } nonmutating set {} }
    /// Takes what some values are made of, or calls a function of a value.
    @discardableResult public func callAsFunction(_ value: Self, with second: Self? = nil, by amount: Double? = nil, lineWidth: Double? = nil) -> Self { self }
    /// Takes texts, buttons and numbers.
    @discardableResult @_disfavoredOverload public func callAsFunction(
        _ value: Any? = nil, _ second: Any? = nil, title: Text? = nil, message: Text? = nil, dismissButton: Self? = nil, primaryButton: Self? = nil, secondaryButton: Self? = nil, buttons: [Self] = [], with third: Self? = nil, anchor: UnitPoint? = nil, at: CGPoint? = nil, id: Any? = nil, sourceID: Any? = nil, in: Any? = nil, edge: Self? = nil, object: Any? = nil, image: Any? = nil, value number: Double? = nil, minimum: Double? = nil, maximum: Double? = nil, minimumInterval: Double? = nil,
        paused: Bool = false, color: Color? = nil, radius: Double? = nil, topLeading: Double? = nil, bottomLeading: Double? = nil, bottomTrailing: Double? = nil, topTrailing: Double? = nil, x: Double? = nil, y: Double? = nil, lineWidth: Double? = nil, style: Any? = nil, tint: Color? = nil, indexDisplayMode: Self? = nil, displayMode: Self? = nil, backgroundDisplayMode: Self? = nil, from: Date? = nil, by: Double? = nil, duration: Double? = nil, action: () -> Void = {}
    ) -> Self { self }
    /// Takes what handles an address.
    @discardableResult public func callAsFunction(handler: (URL) -> Self) -> Self { self }
    /// Takes the keyframes of a path.
    @discardableResult public func callAsFunction(_ path: PartialKeyPath<Self>, content: () -> Void) -> Self { self }
    /// The date of a timeline.
    public var date: Date { Date() }
    /// Scrolls to a view.
    public func scrollTo(_ id: Any, anchor: UnitPoint? = nil) {}
}

/// A property wrapper that Tessera leaves out.
@propertyWrapper public struct LeftOutProperty<Value> {
    /// The type of an id in a namespace.
    public typealias ID = Value
    /// Takes a key, what a fetch is made of, or nothing.
    public init(_ key: Any? = nil, sortDescriptors: [Any] = [], predicate: Any? = nil, filter: Any? = nil, sort: Any? = nil, order: LeftOutValue? = nil, animation: Animation? = nil) {}
    /// Takes the type of a delegate.
    public init(_ type: Value.Type) {}
    /// Takes the value and a key.
    public init(wrappedValue: Value, _ key: Any? = nil, store: Any? = nil, relativeTo style: Font.TextStyle? = nil) {}

    /// The value.
    // Only `Namespace` compiles, whose value is a `LeftOutValue`.
    public var wrappedValue: Value { get { LeftOutValue.automatic as! Value } nonmutating set {} }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { fatalError("no property that is left out is read") }
}

/// A protocol that Tessera leaves out, with the names that types which conform to it take from it.
public protocol LeftOutProtocol {}
@_documentation(visibility: internal) extension LeftOutProtocol { public typealias Content = LeftOutView; public typealias ReadConfiguration = LeftOutValue; public typealias WriteConfiguration = LeftOutValue; nonisolated public var objectWillChange: LeftOutValue { .automatic } }

/// A view of a platform, which Tessera leaves out.
public protocol LeftOutRepresentable: View {}
extension LeftOutRepresentable {
    /// The context of a view of a platform.
    public typealias Context = LeftOutValue
    public var body: LeftOutView { LeftOutView() }
}

/// A gesture that Tessera leaves out.
public struct LeftOutGesture<Value: Sendable>: Gesture, Sendable {
    /// Takes the least change to recognize.
    public func callAsFunction(minimumScaleDelta: Double? = nil, minimumAngleDelta: Angle? = nil) -> Self { self }
    public var body: AnyGesture<Value> { fatalError("no gesture that is left out is made") }
}

/// A view, a shape, a gradient or a scene that Tessera leaves out. It has a member of any name.
@dynamicMemberLookup nonisolated public struct LeftOutView: Identifiable, InsettableShape, Scene, ShapeStyle {
    /// The scale of an image that is rendered.
    public var scale: Double { get { 1 } nonmutating set {} }; public var id: Int { 0 }
    /// The view itself, for a modifier of left out views alone.
    public subscript(dynamicMember name: String) -> Self { self }
    /// A member of the type that is expected.
    @_disfavoredOverload public subscript<Member>(dynamicMember name: String) -> Member { get { fatalError("no view that is left out is made") } nonmutating set {} }
    /// Takes values, labels and views.
    public func callAsFunction<Selection>(
        _ first: Any? = nil, _ second: Any? = nil, url: Any? = nil, item: Any? = nil, items: Any? = nil, payloadType: Any? = nil, rootView: Any? = nil, preview: Any? = nil, text: Any? = nil, systemImage: Any? = nil, image: Any? = nil, initialPosition: Any? = nil, id: Any? = nil, isExpanded: Binding<Bool>? = nil, value: Any? = nil, total: Any? = nil, selection: Binding<Selection>? = Binding<Int>?.none, matching: LeftOutValue? = nil, in range: Any? = nil,
        displayedComponents: LeftOutValue? = nil, destination: Any? = nil, columnVisibility: Any? = nil, columns: Any? = nil, rows: Any? = nil, placement: LeftOutValue? = nil, role: LeftOutValue? = nil, after: LeftOutValue? = nil, before: LeftOutValue? = nil, replacing: LeftOutValue? = nil, alignment: LeftOutValue? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, spacing: Double? = nil, pinnedViews: LeftOutValue? = nil, description: Any? = nil,
        subject: Any? = nil, message: Any? = nil, player: Any? = nil, @ViewBuilder _ main: () -> any View = { EmptyView() }, @ViewBuilder content: () -> any View = { EmptyView() }, @ViewBuilder detail: () -> any View = { EmptyView() }, @ViewBuilder label: () -> any View = { EmptyView() }, @ViewBuilder description about: () -> any View = { EmptyView() }, @ViewBuilder actions: () -> any View = { EmptyView() }, @ViewBuilder currentValueLabel: () -> any View = { EmptyView() }, primaryAction: () -> Void = {}
    ) -> Self { self }
    /// Takes a view, or a label and a view.
    @discardableResult public func callAsFunction(label: Any? = nil, content: Any? = nil, isExpanded: Binding<Bool>? = nil, @ViewBuilder _ main: () -> any View = { EmptyView() }) -> Self { self }
    /// Takes the type of a value that is dragged.
    public func callAsFunction(for type: Any? = nil, contentType: LeftOutValue) -> Self { self }
    /// Takes a part of a value that is dragged.
    public func callAsFunction(exporting part: (Self) -> Any) -> Self { self }
    /// Takes the type of values, and what takes them from the clipboard.
    public func callAsFunction<Payload>(payloadType: Payload.Type, onPaste: ([Payload]) -> Void) -> Self { self }
    /// Takes a title and a part of each element of a table.
    public func callAsFunction(_ title: Any, value: KeyPath<Self, Self>, @ViewBuilder content: (Self) -> any View = { _ in EmptyView() }) -> Self { self }
    /// Takes a value of a modifier.
    public func callAsFunction(_ value: LeftOutValue, axes: Any? = nil, @ViewBuilder content: () -> any View = { EmptyView() }) -> Self { self }
    /// Takes a colour to choose.
    public func callAsFunction(_ title: Any? = nil, selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> any View = { EmptyView() }) -> Self { self }
    /// Takes the colours and the points of a gradient or a mesh, or the radii of corners.
    public func callAsFunction(_ gradient: Gradient? = nil, gradient again: Gradient? = nil, image: Image? = nil, sourceRect: CGRect? = nil, scale: Double? = nil, width: Int? = nil, height: Int? = nil, points: Any? = nil, colors: [Color]? = nil, stops: [Gradient.Stop]? = nil, center: UnitPoint = .center, startRadius: Double? = nil, endRadius: Double? = nil, startRadiusFraction: Double? = nil, endRadiusFraction: Double? = nil, startAngle: Angle? = nil, endAngle: Angle? = nil, angle: Angle? = nil, topLeadingRadius: Double? = nil, bottomLeadingRadius: Double? = nil, bottomTrailingRadius: Double? = nil, topTrailingRadius: Double? = nil, cornerRadii: LeftOutValue? = nil, style: RoundedCornerStyle? = nil) -> Self { self }
    /// Takes a schedule, a document, a type or nothing, and a view for the value of the moment.
    public func callAsFunction(_ schedule: LeftOutValue = .automatic, newDocument: Any? = nil, @ViewBuilder content: (LeftOutValue) -> any View) -> Self { self }
    /// Takes an address, a view for its image and a view for the time before.
    public func callAsFunction(url: Any?, scale: Double = 1, @ViewBuilder content: (Image) -> any View, @ViewBuilder placeholder: () -> any View) -> Self { self }
    /// Takes an address, and a view for each phase of its image.
    public func callAsFunction(url: Any?, scale: Double = 1, transaction: Transaction? = nil, @ViewBuilder content: (LeftOutPhase) -> any View) -> Self { self }
    /// Takes a function that draws.
    public func callAsFunction(_ renderer: (inout LeftOutValue, CGSize) -> Void) -> Self { self }
    /// Takes a collection and a view for each element.
    public func callAsFunction<Data: RandomAccessCollection>(_ data: Data, id: PartialKeyPath<Data.Element>? = nil, children: KeyPath<Data.Element, Data?>? = nil, selection: Any? = nil, trigger: Any? = nil, @ViewBuilder content: (Data.Element) -> any View, animation: (Data.Element) -> Animation? = { _ in nil }) -> Self { self }
    public func path(in rect: CGRect) -> Path { Path() }
    public func inset(by amount: CGFloat) -> Self { self }
}

/// The phase of an image that is loaded.
public enum LeftOutPhase {
    case empty, success(Image), failure(any Error)
    /// The image.
    public var image: Image? { nil }
    /// The error.
    public var error: (any Error)? { nil }
}
