/// A value that a rating can show and change.
///
/// Whole numbers, numbers with a fraction, and optionals of both are such values. A type of your
/// own becomes one by saying how many symbols it stands for:
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
    /// How many symbols the value stands for; `nil` where nothing has been chosen.
    var rating: Double? { get set }
    /// How much one step is, unless the control is told: 1.
    static var ratingStep: Double { get }
}

extension RatingValue {
    public static var ratingStep: Double { 1 }
}

extension Int: RatingValue {
    /// The number itself; a fraction is rounded, and nothing chosen is 0.
    public var rating: Double? {
        get { Double(self) }
        set { self = Int(exactly: (newValue ?? 0).rounded()) ?? 0 }
    }
}

extension Double: RatingValue {
    /// The number itself; nothing chosen is 0.
    public var rating: Double? {
        get { self }
        set { self = newValue ?? 0 }
    }

    /// Half a symbol.
    public static var ratingStep: Double { 0.5 }
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

    public static var ratingStep: Double { Wrapped.ratingStep }
}
