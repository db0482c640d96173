nonisolated extension Shape {
    /// Returns the part of this shape's outline between two fractions of its length.
    ///
    /// ```swift
    /// Circle().trim(to: 0.25).stroke(.blue, lineWidth: 4)    // a quarter, from three o'clock on
    /// ```
    ///
    /// A fraction below 0 or above 1 counts as 0 or 1. A part that ends before it begins is empty.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        ChangedShape(shape: self, change: .trim(from: start, to: end))
    }

    /// Returns this shape rotated clockwise around a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(shape: self, change: .rotation(angle, anchor))
    }

    /// Returns this shape scaled around a point of its frame.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns this shape scaled around a point of its frame, by a factor for each direction.
    public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some Shape {
        ChangedShape(shape: self, change: .scale(x: x, y: y, anchor))
    }

    /// Returns this shape moved to the right and down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        ChangedShape(shape: self, change: .offset(x: x, y: y))
    }

    /// Returns this shape moved by a width and a height.
    public func offset(_ offset: CGSize) -> some Shape {
        self.offset(x: offset.width, y: offset.height)
    }
}

/// A change of a shape's outline, with its numbers.
nonisolated enum ShapeChange: Sendable {
    case trim(from: CGFloat, to: CGFloat)
    case rotation(Angle, UnitPoint)
    case scale(x: CGFloat, y: CGFloat, UnitPoint)
    case offset(x: CGFloat, y: CGFloat)
    case stroke(StrokeStyle)

    var numbers: Numbers {
        get {
            switch self {
            case .trim(let start, let end): Numbers(start, end)
            case .rotation(let angle, _): Numbers(angle.degrees)
            case .scale(let x, let y, _): Numbers(x, y)
            case .offset(let x, let y): Numbers(x, y)
            case .stroke(let style): style.numbers
            }
        }
        set {
            let (first, second) = (newValue[0], newValue[1])
            switch self {
            case .trim: self = .trim(from: first ?? 0, to: second ?? 1)
            case .rotation(_, let anchor): self = .rotation(.degrees(first ?? 0), anchor)
            case .scale(_, _, let anchor): self = .scale(x: first ?? 1, y: second ?? 1, anchor)
            case .offset: self = .offset(x: first ?? 0, y: second ?? 0)
            case .stroke(var style):
                style.numbers = newValue
                self = .stroke(style)
            }
        }
    }

    var call: Call {
        switch self {
        case .trim(let start, let end):
            Call("trim").argument("from", start, default: 0).argument("to", end, default: 1)
        case .rotation(let angle, let anchor):
            Call("rotation").argument(angle).argument("anchor", anchor, default: .center)
        case .scale(let x, let y, let anchor):
            Call("scale").arguments(scalingX: x, y: y).argument("anchor", anchor, default: .center)
        case .offset(let x, let y):
            Call("offset").argument("x", x, default: 0).argument("y", y, default: 0)
        case .stroke(let style): Call("stroke").arguments(style)
        }
    }

    func changed(_ path: Path, in rect: CGRect) -> Path {
        switch self {
        case .trim(let start, let end): return path.trimmedPath(from: start, to: end)
        case .rotation(let angle, let anchor):
            let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
            return path.moved(around: rect.at(anchor)) { x, y in
                CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
            }
        case .scale(let width, let height, let anchor):
            return path.moved(around: rect.at(anchor)) { CGPoint(x: $0 * width, y: $1 * height) }
        case .offset(let x, let y): return path.offsetBy(dx: x, dy: y)
        case .stroke(let style): return path.strokedPath(style)
        }
    }
}

nonisolated extension Path {
    /// Returns the path with each point moved, by its distances from a centre.
    fileprivate func moved(
        around center: CGPoint, _ change: (CGFloat, CGFloat) -> CGPoint
    ) -> Path {
        moved { point in
            let place = change(point.x - center.x, point.y - center.y)
            return CGPoint(x: center.x + place.x, y: center.y + place.y)
        }
    }
}

/// A shape that may be a line along the outline of another.
nonisolated package protocol LineShape {
    /// The other shape and the style of the line; `nil` for an area.
    var line: (along: any Shape, stroke: StrokeStyle)? { get }
}

/// A shape whose outline is changed.
nonisolated struct ChangedShape<Base: Shape>:
    Shape, LineShape, NamedAfterField, CustomStringConvertible
{
    /// The tree prints the shape, with its changes as modifiers.
    static var namesake: Any.Type {
        (Base.self as? any NamedAfterField.Type)?.namesake ?? Base.self
    }

    var shape: Base
    var change: ShapeChange

    var line: (along: any Shape, stroke: StrokeStyle)? {
        if case .stroke(let style) = change { (shape, style) } else { nil }
    }

    func path(in rect: CGRect) -> Path { change.changed(shape.path(in: rect), in: rect) }

    var animatableData: AnimatablePair<Base.AnimatableData, Numbers> {
        get { AnimatablePair(shape.animatableData, change.numbers) }
        set { (shape.animatableData, change.numbers) = (newValue.first, newValue.second) }
    }

    @MainActor func describe(_ description: inout ViewDescription) {
        shape.describe(&description)
        description.modifiers.append(change.call.described)
    }

    var description: String { "\(shape)\(change.call.described)" }
}

nonisolated extension CGRect {
    /// Returns the point at relative coordinates.
    package func at(_ point: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * point.x, y: minY + height * point.y)
    }
}
