/// A shape of any type, for an outline that is chosen while the program runs.
///
/// ```swift
/// Color.red.clipShape(isRound ? AnyShape(Circle()) : AnyShape(Rectangle()))
/// ```
nonisolated public struct AnyShape: Shape, CustomStringConvertible {
    package private(set) var base: any Shape

    /// Makes a shape from a shape of any type.
    public init(_ shape: some Shape) { base = (shape as? AnyShape)?.base ?? shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The animated values of the shape. A shape that becomes one of another type does not move.
    public var animatableData: AnyVector {
        get { base.anyData }
        set { base.anyData = newValue }
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("shape", base)
    }

    public var description: String { "AnyShape(\(printed(base)))" }
}
