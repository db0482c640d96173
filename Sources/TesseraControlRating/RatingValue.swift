public import Foundation

/// A type that a rating shows and changes: a number, or a type that has a number for each value.
///
/// Numbers of every width are rating values, and so are optionals of rating values, where `nil` is no
/// rating.
///
/// ```swift
/// enum Mood: Int, RatingValue {
///     case bad = 1
///     case fair, good
///
///     typealias Number = Int
///     var ratingNumber: Double? { Double(rawValue) }
///     init(ratingNumber: Double?) { self = Mood(rawValue: Int(ratingNumber ?? 1)) ?? .bad }
/// }
/// ```
nonisolated public protocol RatingValue {
    /// The type of the bounds, and of the distance between steps.
    associatedtype Number: RatingValue & Strideable & ExpressibleByIntegerLiteral = Self
    where Number.Stride: RatingValue

    /// The value as a number; `nil` for no rating.
    var ratingNumber: Double? { get }
    /// Makes the value that a number stands for; `nil` stands for no rating.
    init(ratingNumber: Double?)
    /// Whether a value without a rating is not the number 0; `false` by default.
    static var hasNoRating: Bool { get }
}

nonisolated extension RatingValue {
    public static var hasNoRating: Bool { false }

    var number: Double? {
        get { ratingNumber }
        set { self = Self(ratingNumber: newValue) }
    }
}

nonisolated extension RatingValue where Self: BinaryInteger {
    /// The value as a number.
    public var ratingNumber: Double? { Double(self) }
    /// Makes the nearest whole number; `nil` is 0.
    public init(ratingNumber: Double?) {
        self = ratingNumber.flatMap { Self(exactly: $0.rounded()) } ?? 0
    }
}

nonisolated extension RatingValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// The value as a number; `nil` for what is not a number, such as the average of no ratings.
    ///
    /// A narrow number counts as it is written: a tenth of `Float` is 0.1, not 0.10000000149.
    public var ratingNumber: Double? {
        guard !isNaN else { return nil }
        return Self.significandBitCount < Double.significandBitCount && isFinite
            ? Double(description) : Double(self)
    }
    /// Makes the nearest number; `nil` is 0.
    public init(ratingNumber: Double?) { self = Self(ratingNumber ?? 0) }
}

nonisolated extension Optional: RatingValue where Wrapped: RatingValue {
    public typealias Number = Wrapped.Number

    /// The wrapped value as a number; `nil` for no rating.
    public var ratingNumber: Double? { flatMap(\.ratingNumber) }
    /// Makes the value that a number stands for, or `nil`.
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
    /// The value as a number; `nil` for what is not a number.
    public var ratingNumber: Double? { Double(self).ratingNumber }
    /// Makes the number; `nil` is 0.
    public init(ratingNumber: Double?) { self.init(ratingNumber ?? 0) }
}
#if !(os(macOS) && arch(x86_64))
    nonisolated extension Float16: RatingValue {}
#endif
