public import Foundation
import Tessera

/// A type of values for ratings: a number, or a type with a number for each value.
///
/// Whole numbers of up to 64 bits, `Double`, `Float`, `Float16`, `CGFloat` and `Decimal` conform,
/// and so do optionals of conforming types. `nil` means no rating. An enumeration of numbers needs
/// only to name the type of its numbers:
///
/// ```swift
/// enum Mood: Int, CaseIterable, RatingValue {
///     typealias Number = Int
///     case bad = 1, fair, good
/// }
/// Rating(value: $mood)     // three symbols, from 1
/// ```
nonisolated public protocol RatingValue {
    /// The type of the bounds and steps.
    associatedtype Number: RatingValue & Strideable & ExpressibleByIntegerLiteral = Self
    where Number.Stride: RatingValue

    /// The value as a number; `nil` for no rating.
    var ratingNumber: Double? { get }
    /// Creates the value of a number; `nil` means no rating. If it fails, the user's choice changes
    /// nothing.
    init?(ratingNumber: Double?)
    /// The numbers of all values; `nil`, the default, for a type with a value for any number. Steps
    /// lead from each of them to the next.
    static var ratingNumbers: [Number]? { get }
    /// The bounds of a rating that is given none; by default those of the numbers, or `nil`.
    static var ratingBounds: ClosedRange<Number>? { get }
    /// Whether the type has a value for "no rating" other than 0. The default is `false`.
    static var hasNoRating: Bool { get }
}

nonisolated extension RatingValue {
    public static var ratingNumbers: [Number]? { nil }
    /// The smallest and the largest of the numbers.
    public static var ratingBounds: ClosedRange<Number>? {
        guard let numbers = ratingNumbers, let least = numbers.min(), let most = numbers.max()
        else { return nil }
        return least...most
    }
    public static var hasNoRating: Bool { false }
}

nonisolated extension RatingValue where Self: RawRepresentable, RawValue: RatingValue {
    /// The raw value as a number.
    public var ratingNumber: Double? { rawValue.ratingNumber }
    /// Creates the value of a raw value; fails for other numbers.
    public init?(ratingNumber: Double?) {
        guard let raw = RawValue(ratingNumber: ratingNumber) else { return nil }
        self.init(rawValue: raw)
    }
}

nonisolated extension RatingValue
where Self: RawRepresentable & CaseIterable, RawValue == Number {
    /// The raw values.
    public static var ratingNumbers: [Number]? { allCases.map(\.rawValue) }
}

nonisolated extension RatingValue where Self: BinaryInteger {
    /// The value as a number.
    public var ratingNumber: Double? { Double(self) }
    /// Creates the nearest whole number; `nil` is 0. Fails for a number that the type lacks.
    public init?(ratingNumber: Double?) { self.init(exactly: (ratingNumber ?? 0).rounded()) }
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
    public init?(ratingNumber: Double?) { self = Self(ratingNumber ?? 0) }
}

nonisolated extension Optional: RatingValue where Wrapped: RatingValue {
    public typealias Number = Wrapped.Number

    /// The wrapped value as a number; `nil` for no rating.
    public var ratingNumber: Double? { flatMap(\.ratingNumber) }
    /// Creates the wrapped value of a number, or `nil`.
    public init?(ratingNumber: Double?) {
        guard let ratingNumber else {
            self = .none
            return
        }
        guard let wrapped = Wrapped(ratingNumber: ratingNumber) else { return nil }
        self = .some(wrapped)
    }
    /// The numbers of the wrapped type.
    public static var ratingNumbers: [Number]? { Wrapped.ratingNumbers }
    /// The bounds of the wrapped type.
    public static var ratingBounds: ClosedRange<Number>? { Wrapped.ratingBounds }
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
    public init?(ratingNumber: Double?) { self.init(ratingNumber ?? 0) }
}
nonisolated extension Decimal: RatingValue {
    /// The value as a number; `nil` for NaN.
    public var ratingNumber: Double? { isNaN ? nil : Double(description) }
    /// Creates the decimal number that is written as the number; `nil` is 0.
    public init?(ratingNumber: Double?) { self.init(string: "\(ratingNumber ?? 0)") }
}
#if !(os(macOS) && arch(x86_64))
    nonisolated extension Float16: RatingValue {}
#endif
