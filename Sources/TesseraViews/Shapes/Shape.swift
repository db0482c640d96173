/// A view with an outline. It takes the proposed space, and the foreground style fills it. Points of
/// the outline that are not finite are not drawn, and reported as a runtime issue when a picture is.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
nonisolated public protocol Shape: PrimitiveView, ShapeView, Animatable, Sendable {
    /// The outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The animated values, such as the fraction of a ring.
    var animatableData: AnimatableData { get set }
}

/// A rectangle.
nonisolated public struct Rectangle: Shape, Hashable {
    /// Makes a rectangle.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The largest circle in the centre of a rectangle.
nonisolated public struct Circle: Shape, Hashable {
    /// Makes a circle.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// The ellipse that touches all sides of a rectangle.
nonisolated public struct Ellipse: Shape, Hashable {
    /// Makes an ellipse.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with semicircular ends.
nonisolated public struct Capsule: Shape, Hashable, CustomStringConvertible {
    /// The shape of the ends.
    public var style: RoundedCornerStyle

    /// Makes a capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public var description: String { "Capsule()" }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == Circle {
    /// The largest circle in the centre of a rectangle.
    public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Ellipse {
    /// The ellipse that touches all sides of a rectangle.
    public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Capsule {
    /// A rectangle with semicircular ends.
    public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape {
    /// Returns this shape with a size, at the upper left corner of its frame.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// Returns this shape with a width and a height, at the upper left corner of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

nonisolated private struct SizedShape<Content: Shape>: Shape, CustomStringConvertible {
    let shape: Content
    var size: CGSize

    var animatableData: Numbers {
        get { Numbers(size.width, size.height) }
        set { size = CGSize(width: newValue[0] ?? 0, height: newValue[1] ?? 0) }
    }

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    var description: String { "\(shape).size(\(size.width), \(size.height))" }
}
