public import Foundation
import Tessera

/// A type of values for ratings: a number, or a type with a number for each value.
///
/// All number types conform, and so do optionals of conforming types. `nil` means no rating.
nonisolated public protocol RatingValue {
    /// The type of the bounds and steps.
    associatedtype Number: RatingValue & Strideable & ExpressibleByIntegerLiteral = Self
    where Number.Stride: RatingValue

    /// The value as a number; `nil` for no rating.
    var ratingNumber: Double? { get }
    /// Creates the value of a number; `nil` means no rating.
    init(ratingNumber: Double?)
    /// Whether the type has a value for "no rating" other than 0. The default is `false`.
    static var hasNoRating: Bool { get }
}

nonisolated extension RatingValue {
    public static var hasNoRating: Bool { false }
}

nonisolated extension Binding where Value: RatingValue {
    /// The value as a number.
    var number: Binding<Double?> { part(at: RatingNumberPath<Value>()) }
}

/// The path from a value to its number.
private struct RatingNumberPath<Value: RatingValue>: BindingPath {
    func part(of value: Value) -> Double?? { .some(value.ratingNumber) }
    func set(_ number: Double?, in value: inout Value) { value = Value(ratingNumber: number) }
}

nonisolated extension RatingValue where Self: BinaryInteger {
    /// The value as a number.
    public var ratingNumber: Double? { Double(self) }
    /// Creates the nearest whole number; `nil` is 0.
    public init(ratingNumber: Double?) {
        self = ratingNumber.flatMap { Self(exactly: $0.rounded()) } ?? 0
    }
}

nonisolated extension RatingValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// The value as a number; `nil` for NaN, such as the average of no ratings.
    ///
    /// A number of lower precision is converted by its description: a tenth as a `Float` is 0.1,
    /// not 0.10000000149.
    public var ratingNumber: Double? {
        guard !isNaN else { return nil }
        return Self.significandBitCount < Double.significandBitCount && isFinite
            ? Double(description) : Double(self)
    }
    /// Creates the nearest number; `nil` is 0.
    public init(ratingNumber: Double?) { self = Self(ratingNumber ?? 0) }
}

nonisolated extension Optional: RatingValue where Wrapped: RatingValue {
    public typealias Number = Wrapped.Number

    /// The wrapped value as a number; `nil` for no rating.
    public var ratingNumber: Double? { flatMap(\.ratingNumber) }
    /// Creates the wrapped value of a number, or `nil`.
    public init(ratingNumber: Double?) {
        self = ratingNumber.map { Wrapped(ratingNumber: $0) }
    }
    public static var hasNoRating: Bool { true }
}

nonisolated extension Int: RatingValue {}
nonisolated extension Int8: RatingValue {}
nonisolated extension Int16: RatingValue {}
nonisolated extension Int32: RatingValue {}
nonisolated extension Int64: RatingValue {}
nonisolated extension UInt: RatingValue {}
nonisolated extension UInt8: RatingValue {}
nonisolated extension UInt16: RatingValue {}
nonisolated extension UInt32: RatingValue {}
nonisolated extension UInt64: RatingValue {}
nonisolated extension Double: RatingValue {}
nonisolated extension Float: RatingValue {}
nonisolated extension CGFloat: RatingValue {
    /// The value as a number; `nil` for NaN.
    public var ratingNumber: Double? { Double(self).ratingNumber }
    /// Creates the number; `nil` is 0.
    public init(ratingNumber: Double?) { self.init(ratingNumber ?? 0) }
}
#if !(os(macOS) && arch(x86_64))
    nonisolated extension Float16: RatingValue {}
#endif
