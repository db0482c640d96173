/// A number in an interpolated text, formatted once its locale is known.
package struct LocalizedNumber: Equatable, Sendable {
    enum Value: Equatable, Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case fraction(Double)
    }

    private let value: Value
    /// The format of the number, such as `%.1f`.
    private let specifier: String?

    /// Makes a whole number; `nil` if it does not fit in 64 bits.
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

    /// Returns the number formatted like `%lld`, `%llu` and `%lf`: a fraction has six digits.
    package func words(in locale: Locale) -> String {
        if let specifier { return String(format: specifier, locale: locale, argument) }
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
