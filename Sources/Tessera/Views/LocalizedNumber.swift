import Foundation

/// A number in a literal of words, until the place of the words is known.
package struct LocalizedNumber: Equatable, Sendable {
    enum Value: Equatable, Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case fraction(Double)
    }

    private let value: Value
    /// The form that the number has been given, such as `%.1f`.
    private let specifier: String?

    /// Keeps a whole number; `nil` if it has more than 64 bits.
    init?(_ number: some BinaryInteger, specifier: String? = nil) {
        if let number = Int64(exactly: number) {
            value = .signed(number)
        } else if let number = UInt64(exactly: number) {
            value = .unsigned(number)
        } else {
            return nil
        }
        self.specifier = specifier
    }

    init(_ number: some BinaryFloatingPoint, specifier: String? = nil) {
        value = .fraction(Double(number))
        self.specifier = specifier
    }

    /// The number as `%lld`, `%llu` and `%lf` have it: a fraction has six digits.
    func words(in locale: Locale) -> String {
        if let specifier { return String(format: specifier, locale: locale, argument) }
        // A format for each number would take thirty times as long.
        switch value {
        case .signed(let number): return number.formatted(.number.locale(locale))
        case .unsigned(let number): return number.formatted(.number.locale(locale))
        case .fraction(let number):
            return number.formatted(.number.precision(.fractionLength(6)).locale(locale))
        }
    }

    private var argument: any CVarArg {
        switch value {
        case .signed(let number): number
        case .unsigned(let number): number
        case .fraction(let number): number
        }
    }
}
