import Synchronization

/// The character of a cell, stored as a number.
///
/// A single Unicode scalar is stored as its value. Other characters are stored in a table that
/// lasts as long as the program.
struct Glyph: Equatable, Sendable {
    private let number: UInt32

    /// The empty second cell of a wide character.
    static let none = Glyph(number: .max)

    private static let firstOther: UInt32 = 0x11_0000
    private static let others = Mutex<(texts: [String], numbers: [String: UInt32])>(([], [:]))

    private init(number: UInt32) { self.number = number }

    init(_ scalar: Unicode.Scalar) { number = scalar.value }

    init(_ text: String) {
        let scalars = text.unicodeScalars
        guard let first = scalars.first else {
            self = .none
            return
        }
        guard scalars.index(after: scalars.startIndex) != scalars.endIndex else {
            self.init(first)
            return
        }
        self.init(number: Self.number(ofOther: text))
    }

    private static func number(ofOther text: String) -> UInt32 {
        others.withLock { others in
            if let number = others.numbers[text] { return number }
            let number = firstOther + UInt32(others.texts.count)
            others.texts.append(text)
            others.numbers[text] = number
            return number
        }
    }

    var text: String {
        if let scalar { return String(scalar) }
        guard self != .none else { return "" }
        return Self.others.withLock { $0.texts[Int(number - Self.firstOther)] }
    }

    /// The scalar of the character; `nil` if it has no scalar or several.
    var scalar: Unicode.Scalar? { Unicode.Scalar(number) }

    var isASCII: Bool { number < 0x80 }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
    init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(scalar) }
}
