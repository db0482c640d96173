/// The key of a localized text, with interpolated values.
///
/// SwiftUI looks up such a key in the tables of a language. Tessera has no tables: it shows the key
/// unchanged, including Markdown. Numbers are formatted for the environment's locale. A fraction
/// has six digits, unless a format is given.
///
/// ```swift
/// Text("\(12345) of \(1.5)")                     // 12,345 of 1.500000
/// Text("\(1234.5, specifier: "%.1f")")           // 1,234.5
/// Text("\(1.5, format: .number)")                // 1.5
/// Text(verbatim: "\(12345)")                     // 12345
/// ```
public struct LocalizedStringKey: Equatable, Sendable {
    let storage: Text.Storage

    /// Makes a key from a string, which is shown unchanged.
    public init(_ value: String) {
        storage = .words(value)
    }
}

#if !canImport(Darwin)
    extension String {
        /// The key of a localized string, with interpolated values.
        public typealias LocalizationValue = LocalizedStringKey

        /// Makes a string from a key. Without tables of a language it is the key, with numbers
        /// formatted for a locale.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) {
            self = Text(keyAndValue).words(in: locale)
        }
    }
#endif

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        storage = Text.Storage(stringInterpolation.runs)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var runs: [Text.Run] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { runs.join(Text.Run(literal)) }
        }

        /// Adds the description of a value.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            runs.join(Text.Run("\(value)"))
        }

        /// Adds a whole number formatted for the locale: 12,345.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
            runs.join(LocalizedNumber(value).map(Text.Run.init) ?? Text.Run("\(value)"))
        }

        /// Adds a number formatted for the locale, with six fraction digits: 1.500000.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            runs.join(Text.Run(LocalizedNumber(value)))
        }

        /// Adds a value with a format such as `%.1f`, for the locale if it is a number.
        public mutating func appendInterpolation<Value: CVarArg>(
            _ value: Value, specifier: String
        ) {
            let whole = (value as? any BinaryInteger)
                .flatMap { LocalizedNumber($0, specifier: specifier) }
            let number =
                (value as? any BinaryFloatingPoint)
                .map { LocalizedNumber($0, specifier: specifier) } ?? whole
            runs.join(number.map(Text.Run.init) ?? Text.Run(String(format: specifier, value)))
        }

        /// Adds a value with a format style, in the locale of that style.
        public mutating func appendInterpolation<Format: FormatStyle>(
            _ value: Format.FormatInput, format: Format
        ) where Format.FormatOutput == String {
            runs.join(Text.Run(format.format(value)))
        }

        /// Adds a text with its attributes.
        public mutating func appendInterpolation(_ text: Text) {
            for run in text.runs { runs.join(run) }
        }

        /// Adds an image inline.
        public mutating func appendInterpolation(_ image: Image) {
            runs.join(Text.Run(image))
        }
    }
}
