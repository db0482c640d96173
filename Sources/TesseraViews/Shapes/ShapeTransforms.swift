nonisolated extension Shape {
    /// Returns the part of this shape's outline between two fractions of its length.
    ///
    /// ```swift
    /// Circle().trim(to: 0.25).stroke(.blue, lineWidth: 4)    // a quarter, from three o'clock on
    /// ```
    ///
    /// A fraction below 0 or above 1 counts as 0 or 1. A part that ends before it begins is empty.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        ChangedShape(shape: self, change: TrimChange(start: start, end: end))
    }

    /// Returns this shape rotated clockwise around a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(shape: self, change: RotationChange(angle: angle, anchor: anchor))
    }

    /// Returns this shape scaled around a point of its frame.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns this shape scaled around a point of its frame, by a factor for each direction.
    public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some Shape {
        ChangedShape(shape: self, change: ScaleChange(x: x, y: y, anchor: anchor))
    }

    /// Returns this shape moved to the right and down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        ChangedShape(shape: self, change: OffsetChange(x: x, y: y))
    }

    /// Returns this shape moved by a width and a height.
    public func offset(_ offset: CGSize) -> some Shape {
        self.offset(x: offset.width, y: offset.height)
    }
}

/// A change of a shape's outline, with its numbers.
nonisolated private protocol ShapeChange: Sendable {
    var numbers: Numbers { get set }
    var call: Call { get }
    func changed(_ path: Path, in rect: CGRect) -> Path
}

/// A shape whose outline is changed.
nonisolated private struct ChangedShape<Base: Shape, Change: ShapeChange>:
    Shape, NamedAfterField, CustomStringConvertible
{
    /// The tree prints the shape, with its changes as modifiers.
    static var namesake: Any.Type {
        (Base.self as? any NamedAfterField.Type)?.namesake ?? Base.self
    }

    var shape: Base
    var change: Change

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

nonisolated private struct TrimChange: ShapeChange {
    var start: CGFloat
    var end: CGFloat

    var numbers: Numbers {
        get { Numbers(start, end) }
        set { (start, end) = (newValue[0] ?? 0, newValue[1] ?? 1) }
    }

    var call: Call {
        Call("trim").argument("from", start, default: 0).argument("to", end, default: 1)
    }

    func changed(_ path: Path, in rect: CGRect) -> Path { path.trimmedPath(from: start, to: end) }
}

nonisolated private struct RotationChange: ShapeChange {
    var angle: Angle
    let anchor: UnitPoint

    var numbers: Numbers {
        get { Numbers(angle.degrees) }
        set { angle = .degrees(newValue[0] ?? 0) }
    }

    var call: Call {
        Call("rotation").argument(angle).argument("anchor", anchor, default: .center)
    }

    func changed(_ path: Path, in rect: CGRect) -> Path {
        let (center, sine, cosine) = (rect.at(anchor), sin(angle.radians), cos(angle.radians))
        return path.moved { point in
            let (x, y) = (point.x - center.x, point.y - center.y)
            return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
    }
}

nonisolated private struct ScaleChange: ShapeChange {
    var x: CGFloat
    var y: CGFloat
    let anchor: UnitPoint

    var numbers: Numbers {
        get { Numbers(x, y) }
        set { (x, y) = (newValue[0] ?? 1, newValue[1] ?? 1) }
    }

    var call: Call {
        Call("scale").argument(x == y ? x : nil, default: nil)
            .argument("x", x == y ? 1 : x, default: 1).argument("y", x == y ? 1 : y, default: 1)
            .argument("anchor", anchor, default: .center)
    }

    func changed(_ path: Path, in rect: CGRect) -> Path {
        let center = rect.at(anchor)
        return path.moved { point in
            CGPoint(
                x: center.x + (point.x - center.x) * x, y: center.y + (point.y - center.y) * y)
        }
    }
}

nonisolated private struct OffsetChange: ShapeChange {
    var x: CGFloat
    var y: CGFloat

    var numbers: Numbers {
        get { Numbers(x, y) }
        set { (x, y) = (newValue[0] ?? 0, newValue[1] ?? 0) }
    }

    var call: Call { Call("offset").argument("x", x, default: 0).argument("y", y, default: 0) }

    func changed(_ path: Path, in rect: CGRect) -> Path { path.offsetBy(dx: x, dy: y) }
}

nonisolated extension CGRect {
    /// Returns the point at relative coordinates.
    package func at(_ point: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * point.x, y: minY + height * point.y)
    }
}
