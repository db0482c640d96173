// What refused names take and return: as much as lets the compiler report no second error. No code
// here ever runs, because the compiler refuses each use.

/// A value that only refused names take. It has a member of any name.
///
/// The compiler looks up a member without a type in front among declared members alone. So the cases
/// are the members of all the types that refused names take in SwiftUI.
@dynamicMemberLookup
public enum LeftOutValue: Hashable, Sendable, ExpressibleByArrayLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
    case activate, active, all, always, alwaysByLayout, animated, animation, automatic, balanced
    case bar, blur, bottom, bottomBar, bottomLeading, bottomOrnament, bottomTrailing, browser
    case cancel, cancelAction, center, color, compact, content, contentBackground
    case contextMenuPreview, dash, dashDot, date, `default`, defaultAction, delete, destructive
    case detail, detailOnly, dot, doubleColumn, dragPreview, drop, edit, editor, everyMinute
    case explicit, extendedLinear, field, firstTextBaseline, forward, gesture, graphical, grouped
    case hidden, high, horizontal, hourAndMinute, hourMinuteAndSecond, hoverEffect, identity, idle
    case image, inner, interacting, interaction, interactive, json, keyboard, lastTextBaseline
    case leading, linear, linearGradient, low, medium, modifiers, name, navigationBar
    case navigationStack, never, none, nonLinear, offset, page, paging, periodic, plainText, point
    case prominentDetail, rect, regular, relative, reverse, search, sidebar, sidebarAdaptable
    case sidebarToggle, solid, stepperField, subviews, tabBar, tabBarOnly, text, time, timer
    case title, top, topLeading, topTrailing, trailing, url, vertical, verticalPage, viewAligned
    case visible, wheel, windowToolbar

    /// Takes the parts of an alert of older systems.
    public init(
        title: Text, message: Text? = nil, dismissButton: Self? = nil, primaryButton: Self? = nil,
        secondaryButton: Self? = nil
    ) { self = .automatic }
    /// Takes a key with modifiers, or a title with an image.
    public init(_ value: Any, modifiers: EventModifiers = .command, image: Image? = nil) {
        self = .automatic
    }
    /// Takes the display of a part, or nothing.
    public init(indexDisplayMode: Self = .automatic) { self = .automatic }
    /// Takes the radii of corners.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) { self = .automatic }
    public init(arrayLiteral elements: Self...) { self = .automatic }
    public init(integerLiteral value: Int) { self = .automatic }
    public init(stringLiteral value: String) { self = .automatic }

    /// A member that is a value.
    public static subscript(dynamicMember name: String) -> Self { .automatic }
    /// A member of a value that is a value.
    public subscript(dynamicMember name: String) -> Self { self }
    /// A member of the type that is expected.
    @_disfavoredOverload
    public subscript<Member>(dynamicMember name: String) -> Member {
        get { fatalError("no refused value is made") }
        nonmutating set {}
    }
    /// Takes parts of a value, or calls a function of it.
    @discardableResult
    public func callAsFunction(
        _ first: Any? = nil, _ second: Any? = nil, x: Double? = nil, y: Double? = nil,
        with shading: LeftOutShading? = nil, in other: Any? = nil, from: Date? = nil,
        by: Double? = nil, to: Any? = nil, minimumInterval: Double? = nil, paused: Bool = false,
        indexDisplayMode: Self? = nil, backgroundDisplayMode: Self? = nil,
        limitBehavior: Self? = nil, lineWidth: Double? = nil, style: StrokeStyle? = nil,
        radius: Double? = nil, color: Color? = nil, at point: CGPoint? = nil,
        anchor: UnitPoint? = nil, id: Any? = nil, value: Any? = nil, action: () -> Void = {}
    ) -> Self { self }
    /// Takes a value without a type in front.
    @discardableResult
    public func callAsFunction(_ value: Self) -> Self { self }
    /// Takes a function that draws.
    public func callAsFunction(_ draw: (inout Self) -> Void) {}
    /// Turns a canvas.
    public func callAsFunction(by angle: Angle) {}
    /// A drawn view of a canvas.
    public func resolveSymbol(id: Any) -> Self? { self }
    /// The date of a timeline.
    public var date: Date { Date() }
    /// Scrolls to a view.
    public func scrollTo(_ id: Any, anchor: UnitPoint? = nil) {}
}

/// The paint of a canvas.
public struct LeftOutShading {
    /// A colour.
    public static func color(_ color: Color) -> Self { Self() }
    /// A gradient.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Self { Self() }
}

/// A property wrapper that Tessera refuses.
@propertyWrapper
public struct LeftOutProperty<Value> {
    /// Takes a key, what a query is made of, or nothing.
    public init(
        _ key: Any? = nil, filter: Any? = nil, sort: Any? = nil, order: LeftOutValue? = nil,
        animation: Animation? = nil
    ) {}
    /// Takes the value and a key.
    public init(wrappedValue: Value, _ key: Any? = nil, store: Any? = nil) {}

    /// The value.
    public var wrappedValue: Value {
        get { fatalError("no refused property is read") }
        nonmutating set {}
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { fatalError("no refused property is read") }
}

/// A view of a platform, which Tessera refuses.
public protocol LeftOutRepresentable: View {}

extension LeftOutRepresentable {
    /// The context of a view of a platform.
    public typealias Context = LeftOutValue
    public var body: LeftOutView { LeftOutView() }
}

/// A gesture that Tessera refuses.
public struct LeftOutGesture<Value: Sendable>: Gesture, Sendable {
    /// Takes the least change to recognize.
    nonisolated public init(minimumScaleDelta: Double? = nil, minimumAngleDelta: Angle? = nil) {}
    public var body: AnyGesture<Value> { fatalError("no refused gesture is made") }
}

/// A view, a shape, a gradient or a scene that Tessera refuses. It has a member of any name.
@dynamicMemberLookup
nonisolated public struct LeftOutView: Identifiable, InsettableShape, Scene, ShapeStyle {
    public var id: Int { 0 }
    /// The view itself, for a modifier of refused views alone.
    public subscript(dynamicMember name: String) -> Self { self }
    /// A member of the type that is expected.
    @_disfavoredOverload
    public subscript<Member>(dynamicMember name: String) -> Member {
        get { fatalError("no refused view is made") }
        nonmutating set {}
    }

    /// Takes nothing.
    public init() {}
    /// Takes values, labels and views.
    public init<Selection>(
        _ first: Any? = nil, _ second: Any? = nil, url: Any? = nil, item: Any? = nil,
        items: Any? = nil, preview: Any? = nil, systemImage: Any? = nil, image: Any? = nil,
        value: Any? = nil, selection: Binding<Selection>? = Binding<Int>?.none,
        matching: LeftOutValue? = nil, in range: Any? = nil,
        displayedComponents: LeftOutValue? = nil, destination: Any? = nil,
        columnVisibility: Binding<LeftOutValue>? = nil,
        preferredCompactColumn: Binding<LeftOutValue>? = nil, role: LeftOutValue? = nil,
        scale: Double = 1,
        alignment: LeftOutValue? = nil, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil,
        subject: Any? = nil, message: Any? = nil, supportsOpacity: Bool = true,
        @ViewBuilder _ main: () -> any View = { EmptyView() },
        @ViewBuilder content: () -> any View = { EmptyView() },
        @ViewBuilder detail: () -> any View = { EmptyView() },
        @ViewBuilder label: () -> any View = { EmptyView() }, primaryAction: () -> Void = {}
    ) {}
    /// Takes the colours and the points of a gradient, or the radii of corners.
    public init(
        _ gradient: Gradient? = nil, gradient again: Gradient? = nil, colors: [Color]? = nil,
        stops: [Gradient.Stop]? = nil, center: UnitPoint = .center, startRadius: Double? = nil,
        endRadius: Double? = nil, startAngle: Angle? = nil, endAngle: Angle? = nil,
        angle: Angle? = nil, cornerRadii: LeftOutValue? = nil, topLeadingRadius: Double? = nil,
        bottomLeadingRadius: Double? = nil,
        bottomTrailingRadius: Double? = nil, topTrailingRadius: Double? = nil,
        style: RoundedCornerStyle = .continuous
    ) {}
    /// Takes a schedule, and a view for the value of the moment.
    public init(
        _ schedule: LeftOutValue = .automatic,
        @ViewBuilder content: (LeftOutValue) -> any View
    ) {}
    /// Takes an address, a view for its image and a view for the time before.
    public init(
        url: Any?, scale: Double = 1, @ViewBuilder content: (Image) -> any View,
        @ViewBuilder placeholder: () -> any View
    ) {}
    /// Takes an address, and a view for each phase of its image.
    public init(
        url: Any?, scale: Double = 1, transaction: Transaction? = nil,
        @ViewBuilder content: (LeftOutPhase) -> any View
    ) {}
    /// Takes a function that draws, and views to draw.
    public init(
        opaque: Bool = false, colorMode: LeftOutValue? = nil, rendersAsynchronously: Bool = false,
        _ renderer: (inout LeftOutValue, CGSize) -> Void,
        @ViewBuilder symbols: () -> any View = { EmptyView() }
    ) {}
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
