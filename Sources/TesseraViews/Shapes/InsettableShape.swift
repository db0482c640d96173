/// A shape that can be drawn smaller, by the same distance on each side.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// Returns this shape, smaller by a distance on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Rectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

nonisolated extension Circle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

nonisolated extension Ellipse: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

nonisolated extension Capsule: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

nonisolated extension RoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape {
        // The corners of both outlines have the same centres.
        let corner = CGSize(
            width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return Inset(self, by: amount, as: RoundedRectangle(cornerSize: corner, style: style))
    }
}

nonisolated private struct Inset<Base: InsettableShape>: InsettableShape, CustomStringConvertible {
    private let shape: Base
    private let amount: CGFloat
    private let inner: Base

    init(_ shape: Base, by amount: CGFloat, as inner: Base? = nil) {
        self.shape = shape
        self.amount = amount
        self.inner = inner ?? shape
    }

    func path(in rect: CGRect) -> Path {
        let inset = min(amount, rect.width / 2, rect.height / 2)
        return inner.path(in: rect.insetBy(dx: inset, dy: inset))
    }

    func inset(by more: CGFloat) -> Base.InsetShape { shape.inset(by: amount + more) }

    var description: String { "\(shape).inset(by: \(printed(amount)))" }
}
