import Tessera

/// The meaning of a byte sequence that begins with Escape.
enum ControlSequence: Equatable {
    case event(InputEvent)
    case beginningOfPaste
    /// A complete sequence without a meaning here.
    case unknown

    /// The result of reading the beginning of some bytes.
    enum Reading: Equatable {
        /// A sequence and its number of bytes.
        case sequence(ControlSequence, Int)
        /// More bytes are needed.
        case incomplete
        /// Escape before a key, which represents the key with a modifier.
        case held
    }
}

extension ControlSequence.Reading {
    /// The length at which an unfinished string counts as noise.
    private static let limit = 4096

    /// Reads the beginning of some bytes. The first byte is Escape.
    ///
    /// - Parameter isLast: Whether no more bytes will follow.
    init(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
        let escape = ControlSequence.event(.key(.escape))
        let rest = bytes.dropFirst()
        let unended: Self =
            !isLast ? .incomplete : bytes.count == 2 ? .held : .sequence(.unknown, bytes.count)
        switch rest.first {
        case nil: self = isLast ? .sequence(escape, 1) : .incomplete
        case 0x1B: self = .sequence(escape, 1)
        case UInt8(ascii: "["): self = Self.control(bytes) ?? unended
        case UInt8(ascii: "O"): self = Self.letter(bytes) ?? unended
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            self = Self.string(bytes) ?? unended
        default:
            let lead = rest[rest.startIndex]
            let length = InputParser.length(lead)
            // An incomplete or invalid letter is skipped.
            let isLetter = lead < 0x80 || lead >= 0xC0
            if isLetter, rest.count >= length {
                let letter = String(decoding: rest.prefix(length), as: UTF8.self)
                self = letter.contains("\u{FFFD}") ? .sequence(.unknown, 2) : .held
            } else {
                self = isLast || !isLetter ? .sequence(.unknown, 2) : .incomplete
            }
        }
    }

    /// Reads the key of a sequence of Escape, an O and a letter; returns `nil` if it is incomplete.
    private static func letter(_ bytes: ArraySlice<UInt8>) -> Self? {
        guard let final = bytes.dropFirst(2).first else { return nil }
        if final < 0x20 { return .sequence(.unknown, 2) }
        if final == UInt8(ascii: "M") { return .sequence(.event(.key(.return)), 3) }
        let isKnown = "ABCDHF".utf8.contains(final)
        let key = ControlSequence.key(final: final, number: 1, modifiers: [])
        return .sequence(isKnown ? key : .unknown, 3)
    }

    /// Reads a sequence of Escape, a bracket, parameters and a final byte; returns `nil` if it is
    /// incomplete.
    private static func control(_ bytes: ArraySlice<UInt8>) -> Self? {
        let body = bytes.dropFirst(2)
        let parameters = body.prefix { (0x20...0x3F).contains($0) }
        let length = 3 + parameters.count
        guard parameters.count < 64 else { return .sequence(.unknown, length - 1) }
        guard let final = body.dropFirst(parameters.count).first else { return nil }
        // Another sequence interrupts this one, and is read separately.
        guard (0x40...0x7E).contains(final) else { return .sequence(.unknown, length - 1) }
        if parameters.isEmpty, final == UInt8(ascii: "M") || final == UInt8(ascii: "[") {
            // An old mouse sequence has three more bytes; an old function key has one.
            let all = length + (final == UInt8(ascii: "M") ? 3 : 1)
            return bytes.count < all ? nil : .sequence(.unknown, all)
        }
        return .sequence(ControlSequence(parameters, final), length)
    }

    /// Skips a string for another kind of program; returns `nil` if it is incomplete.
    private static func string(_ bytes: ArraySlice<UInt8>) -> Self? {
        for (offset, byte) in bytes.enumerated().dropFirst(2) {
            if byte == 0x07 { return .sequence(.unknown, offset + 1) }
            if byte == 0x1B {
                guard offset + 1 < bytes.count else { break }
                let isEnd = bytes[bytes.startIndex + offset + 1] == UInt8(ascii: "\\")
                return .sequence(.unknown, isEnd ? offset + 2 : offset)
            }
            if offset >= limit { return .sequence(.unknown, offset) }
        }
        return nil
    }
}

extension ControlSequence {
    fileprivate init(_ parameters: ArraySlice<UInt8>, _ final: UInt8) {
        if parameters.first == UInt8(ascii: "<") {
            self = Self.mouse(parameters.dropFirst(), isUp: final == UInt8(ascii: "m"))
            if final != UInt8(ascii: "M"), final != UInt8(ascii: "m") { self = .unknown }
            return
        }
        let numbers = Self.numbers(parameters, default: 1)
        guard numbers.allSatisfy({ (0...999).contains($0) }) else {
            self = .unknown
            return
        }
        let held = numbers.count > 1 ? max(0, numbers[1] - 1) : 0
        var modifiers: EventModifiers = []
        if held & 1 != 0 { modifiers.insert(.shift) }
        if held & 2 != 0 { modifiers.insert(.option) }
        if held & 4 != 0 { modifiers.insert(.control) }
        if held & 8 != 0 { modifiers.insert(.command) }
        self = Self.key(final: final, number: numbers.first ?? 1, modifiers: modifiers)
    }

    /// Returns the numbers separated by semicolons. An invalid number is -1.
    private static func numbers(
        _ parameters: ArraySlice<UInt8>, default: Int = -1
    ) -> [Int] {
        parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
            guard !$0.isEmpty else { return `default` }
            return $0.reduce(0) { number, byte in
                let isDigit = number >= 0 && 0x30...0x39 ~= byte
                // A number that is too long becomes a large number.
                return isDigit ? min(10 * number + Int(byte - 0x30), 1_000_000) : -1
            }
        }
    }

    /// Returns the key of a final byte, or of a number before a tilde.
    fileprivate static func key(final: UInt8, number: Int, modifiers: EventModifiers) -> Self {
        let key: KeyEquivalent
        switch (UnicodeScalar(final), number) {
        case ("A", _): key = .upArrow
        case ("B", _): key = .downArrow
        case ("C", _): key = .rightArrow
        case ("D", _): key = .leftArrow
        case ("H", _), ("~", 1), ("~", 7): key = .home
        case ("F", _), ("~", 4), ("~", 8): key = .end
        case ("~", 3): key = .deleteForward
        case ("~", 5): key = .pageUp
        case ("~", 6): key = .pageDown
        case ("Z", _): return .event(.key(.tab, .shift))
        case ("I", _): return .event(.windowFocus(true))
        case ("O", _): return .event(.windowFocus(false))
        case ("~", 200): return .beginningOfPaste
        default: return .unknown
        }
        return .event(.key(key, modifiers))
    }

    /// Returns a mouse event from the button's number and the column and row, which count from 1.
    private static func mouse(_ parameters: ArraySlice<UInt8>, isUp: Bool) -> Self {
        let numbers = numbers(parameters)
        guard numbers.count == 3, numbers.allSatisfy({ (0...100_000).contains($0) }) else {
            return .unknown
        }
        let (code, column, row) = (numbers[0], numbers[1] - 1, numbers[2] - 1)
        guard column >= 0, row >= 0, code < 128 else { return .unknown }
        let button = code & 3
        let action: MouseAction
        if code & 64 != 0 {
            if isUp { return .unknown }
            action = .scroll(
                right: button < 2 ? 0 : button == 2 ? -1 : 1,
                down: button > 1 ? 0 : button == 0 ? -1 : 1)
        } else {
            let isMove = code & 32 != 0
            switch button {
            case 0: action = isMove ? .drag : isUp ? .release : .press
            case 3: action = isMove ? .move : .release
            default: return .unknown
            }
        }
        return .event(.mouse(action, column: column, row: row))
    }
}
