public import Foundation

/// The words of a text as the program's author wrote them, with values filled in.
///
/// SwiftUI looks such a key up in the tables of a language. Tessera has no tables: the words are
/// shown as written.
nonisolated public struct LocalizedStringKey: Equatable, Sendable {
    let storage: Text.Storage

    public init(_ value: String) {
        storage = .words(value)
    }
}

nonisolated extension LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        storage = Text.Storage(stringInterpolation.runs)
    }

    nonisolated public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var runs: [Text.Run] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { runs.join(Text.Run(literal)) }
        }

        public mutating func appendInterpolation<Value>(_ value: Value) {
            runs.join(Text.Run("\(value)"))
        }

        /// A value in the form that a format such as `%.1f` gives it.
        public mutating func appendInterpolation<Value: CVarArg>(
            _ value: Value, specifier: String
        ) {
            runs.join(Text.Run(String(format: specifier, value)))
        }

        public mutating func appendInterpolation<Format: FormatStyle>(
            _ value: Format.FormatInput, format: Format
        ) where Format.FormatOutput == String {
            runs.join(Text.Run(format.format(value)))
        }

        public mutating func appendInterpolation(_ text: Text) {
            for run in text.runs { runs.join(run) }
        }

        public mutating func appendInterpolation(_ image: Image) {
            runs.join(Text.Run(image))
        }
    }
}
