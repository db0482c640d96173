/// A number in an interpolated text, formatted once its locale is known.
package struct LocalizedNumber: Equatable, Sendable {
    /// An `Int64`, a `UInt64` that is too large for it, or a `Double`.
    private let value: any CVarArg & Sendable
    /// The format of the number, such as `%.1f`.
    private let specifier: String?

    /// Makes a whole number; `nil` if it does not fit in 64 bits.
    init?(_ number: some BinaryInteger, specifier: String? = nil) {
        let signed = Int64(exactly: number) as (any CVarArg & Sendable)?
        guard let value = signed ?? UInt64(exactly: number) else { return nil }
        self.value = value
        self.specifier = specifier
    }

    init(_ number: some BinaryFloatingPoint, specifier: String? = nil) {
        value = Double(number)
        self.specifier = specifier
    }

    /// Returns the number formatted like `%lld`, `%llu` and `%lf`: a fraction has six digits.
    package func words(in locale: Locale) -> String {
        if let specifier { return String(format: specifier, locale: locale, value) }
        switch value {
        case let number as Int64: return number.formatted(.number.locale(locale))
        case let number as Double:
            return number.formatted(.number.precision(.fractionLength(6)).locale(locale))
        case let number as UInt64: return number.formatted(.number.locale(locale))
        default: return ""
        }
    }

    package static func == (left: LocalizedNumber, right: LocalizedNumber) -> Bool {
        left.specifier == right.specifier && looksSame(left.value, right.value)
    }
}
