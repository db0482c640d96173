/// A vector of any type: the animated values of a shape that is chosen while the program runs.
///
/// The difference of vectors of two types is infinite, so that no value moves between them.
public struct AnyVector: VectorArithmetic {
    /// The vector; `nil` for zero.
    private var base: (any VectorArithmetic)?
    private var isInfinite = false

    /// Makes a vector from one of a known type.
    public init(_ base: some VectorArithmetic) { self.base = base }

    private init(isInfinite: Bool = false) { self.isInfinite = isInfinite }

    /// Returns the vector; `nil` if it has another type.
    public func value<Vector: VectorArithmetic>(as type: Vector.Type) -> Vector? {
        base as? Vector
    }

    public static var zero: AnyVector { AnyVector() }

    public static func == (left: AnyVector, right: AnyVector) -> Bool {
        func isSame<Vector: VectorArithmetic>(_ vector: Vector) -> Bool {
            right.base.map { $0 as? Vector == vector } ?? (vector == .zero)
        }
        guard let base = left.base else { return right.base == nil || right == left }
        return left.isInfinite == right.isInfinite && isSame(base)
    }

    public static func + (left: AnyVector, right: AnyVector) -> AnyVector {
        left.adding(right, isNegative: false)
    }

    public static func - (left: AnyVector, right: AnyVector) -> AnyVector {
        left.adding(right, isNegative: true)
    }

    private func adding(_ other: AnyVector, isNegative: Bool) -> AnyVector {
        func sum<Vector: VectorArithmetic>(like _: Vector) -> AnyVector {
            let (first, second) = (base ?? Vector.zero, other.base ?? Vector.zero)
            guard !isInfinite, !other.isInfinite, let first = first as? Vector,
                let second = second as? Vector
            else { return AnyVector(isInfinite: true) }
            return AnyVector(isNegative ? first - second : first + second)
        }
        guard let base = base ?? other.base else { return self }
        return sum(like: base)
    }

    public mutating func scale(by factor: Double) { base?.scale(by: factor) }

    public var magnitudeSquared: Double { isInfinite ? .infinity : base?.magnitudeSquared ?? 0 }
}
