/// A value that a rating can show and change.
///
/// Whole numbers, numbers with a fraction, and optionals of both are such values. A type of your
/// own becomes one by the number of symbols that it stands for:
///
/// ```swift
/// enum Mood: Double, RatingValue {
///     case bad = 1, fair, good
///     var rating: Double? {
///         get { rawValue }
///         set { self = newValue.flatMap(Mood.init) ?? .bad }
///     }
/// }
/// ```
public protocol RatingValue {
    /// The number of symbols that the value stands for; `nil` where nothing has been chosen.
    var rating: Double? { get set }
    /// Returns the size of one step for the control's `step`: by default that, or else 1.
    static func ratingStep(_ step: Double?) -> Double
}

extension RatingValue {
    public static func ratingStep(_ step: Double?) -> Double { step ?? 1 }
}

extension Int: RatingValue {
    /// The number itself; a fraction is rounded, and nothing chosen is 0.
    public var rating: Double? {
        get { Double(self) }
        set { self = Int(exactly: (newValue ?? 0).rounded()) ?? 0 }
    }

    /// Returns whole steps: a fraction is rounded up, for with less than 1 the number would stay as
    /// it is.
    public static func ratingStep(_ step: Double?) -> Double { (step ?? 1).rounded(.up) }
}

extension Double: RatingValue {
    /// The number itself; nothing chosen is 0, and `.nan`, the result of dividing by no ratings, is
    /// nothing chosen.
    public var rating: Double? {
        get { isNaN ? nil : self }
        set { self = newValue ?? 0 }
    }

    /// Returns the control's step, or else half a symbol.
    public static func ratingStep(_ step: Double?) -> Double { step ?? 0.5 }
}

/// A value that is `nil` where nothing has been chosen.
extension Optional: RatingValue where Wrapped: RatingValue & ExpressibleByIntegerLiteral {
    public var rating: Double? {
        get { self?.rating }
        set {
            guard let newValue else { return self = nil }
            var value: Wrapped = 0
            value.rating = newValue
            self = value
        }
    }

    public static func ratingStep(_ step: Double?) -> Double { Wrapped.ratingStep(step) }
}
