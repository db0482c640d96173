// What refused names take and return: as much as lets the compiler report no second error. No code
// here ever runs, because the compiler refuses each use.

/// A value that only refused names take. It has a member of any name; the cases are for members
/// without a type in front.
@dynamicMemberLookup
public enum LeftOutValue: Hashable, Sendable, ExpressibleByArrayLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
    case all, animation, automatic, bottom, bottomBar, cancel, compact, date, `default`, delete,
        destructive, doubleColumn, everyMinute, graphical, hidden, horizontal, hourAndMinute,
        image, json, leading, navigationBar, page, paging, periodic, plainText, regular,
        tabBar, text, top, trailing, vertical, viewAligned, visible, wheel

    /// Takes the parts of an alert of older systems.
    public init(
        title: Text, message: Text? = nil, dismissButton: Self? = nil, primaryButton: Self? = nil,
        secondaryButton: Self? = nil
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
        with shading: LeftOutShading? = nil, in other: Any? = nil, from: Any? = nil,
        by: Double? = nil, to: Any? = nil, minimumInterval: Double? = nil, paused: Bool = false,
        indexDisplayMode: Self? = nil, lineWidth: Double? = nil, style: StrokeStyle? = nil,
        radius: Double? = nil, at point: CGPoint? = nil, anchor: UnitPoint? = nil,
        action: () -> Void = {}
    ) -> Self { self }
    /// Turns a canvas.
    public func callAsFunction(by angle: Angle) {}
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
    public init(minimumScaleDelta: Double? = nil, minimumAngleDelta: Angle? = nil) {}
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
        columnVisibility: Any? = nil, role: Any? = nil,
        alignment: Any? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
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
        angle: Angle? = nil, topLeadingRadius: Double? = nil, bottomLeadingRadius: Double? = nil,
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
        url: Any?, scale: Double = 1, @ViewBuilder content: (LeftOutPhase) -> any View
    ) {}
    /// Takes a function that draws.
    public init(_ renderer: (inout LeftOutValue, CGSize) -> Void) {}
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
