/// A value that only modifiers and views that Tessera leaves out take.
public enum LeftOutValue: Hashable, Sendable {
    case accessoryBar, active, adaptive, always, animation, autocapitalization, automatic,
        background
    case bar, bold, bottom, bottomBar, bouncy, buttons, capsule, characters, circle, columns,
        compact
    case continuous, date, decimalPad, destructive, emailAddress, everyMinute, fixed
    case flexible, fraction, graphical, grouped, head, height, hidden, hierarchical, highlight
    case hourAndMinute, images, immediately, inactive, increased, inline, inset, insetGrouped
    case interactively, iconOnly, keyboard, large, leading, lift, linear, lowercase, medium, menu
    case middle, monochrome, multicolor, name, navigationBar, navigationBarDrawer, navigationLink
    case never, newPassword, none, numberPad, oneTimeCode, padded, page, paging, palette, password
    case periodic, phonePad, plain, prominent, pulse, regular, roundedBorder, rounded
    case roundedRectangle, sections, sectionHeaders, segmented, sentences, serif, sidebar,
        squareBorder
    case stack, standard, tabBar, tail, top, topBarLeading, topBarTrailing, trailing, center
    case uppercase, username, variableColor, videos, viewAligned, visible, webSearch, wheel
    case wiggle, words, bounce, now, sectionFooters, cancel, firstTextBaseline, circular, wrap
    case multiply, screen, overlay, colorBurn, difference, darken, lighten, snappy, smooth
    case bottomLeading, bottomTrailing, topLeading, topTrailing, enabled, disabled, button,
        navigation, condensed, expanded

    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL

    /// Takes the value of a grid's column.
    public init(
        _ size: LeftOutValue, spacing: Double? = nil, alignment: LeftOutValue? = nil
    ) {
        self = .automatic
    }

    /// Takes the parts of a gradient.
    public init(
        gradient: Any? = nil, colors: [Color]? = nil, stops: Any? = nil,
        center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double = 0,
        angle: Angle? = nil, startAngle: Angle? = nil, endAngle: Angle? = nil
    ) {
        self = .automatic
    }

    /// The current date of a schedule.
    public var date: Date { Date() }

    /// Scrolls to a view, or opens an address.
    public func callAsFunction(_ address: Any) {}
    /// Scrolls to a view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}

    /// A value that only left out modifiers take.
    public static func flexible(minimum: Double = 0, maximum: Double = 0) -> Self { .flexible }
    /// A value that only left out modifiers take.
    public static func adaptive(minimum: Double, maximum: Double = 0) -> Self { .adaptive }
    /// A value that only left out modifiers take.
    public static func fixed(_ size: Double) -> Self { .fixed }
    /// A value that only left out modifiers take.
    public static func fraction(_ part: Double) -> Self { .fraction }
    /// A value that only left out modifiers take.
    public static func height(_ height: Double) -> Self { .height }
    /// A value that only left out modifiers take.
    public static func page(indexDisplayMode: LeftOutValue) -> Self { .page }
    /// A value that only left out modifiers take.
    public static func periodic(from start: Date, by interval: Double) -> Self { .periodic }
    /// A value that only left out modifiers take.
    public static func navigationBarDrawer(displayMode: LeftOutValue) -> Self { .plain }
}

nonisolated extension LeftOutValue: ShapeStyle, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: LeftOutValue...) { self = .automatic }
}

/// A property wrapper that Tessera leaves out, by any of its names in SwiftUI.
@propertyWrapper
public struct LeftOutProperty<Value> {
    /// Takes nothing, or what a fetch is made of.
    public init(filter: Any? = nil, sort: Any? = nil, order: Any? = nil, animation: Any? = nil) {}
    /// Takes the value and a key.
    public init(wrappedValue: Value, _ key: Any? = nil, relativeTo style: Font.TextStyle? = nil) {}
    /// Takes a key.
    public init(_ key: Any) {}

    /// The value.
    public var wrappedValue: Value {
        get { fatalError("no property that is left out is read") }
        nonmutating set {}
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        fatalError("no property that is left out is read")
    }
}

/// A protocol that Tessera leaves out, by any of its names in SwiftUI.
public protocol LeftOutProtocol {}
