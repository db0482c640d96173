import Tessera

/// A byte sequence that begins with Escape.
struct EscapeSequence {
    /// The event; an empty paste at the beginning of a paste, and `nil` for a sequence without a
    /// meaning here.
    let event: InputEvent?
    /// The number of bytes.
    let count: Int

    /// The length at which an unfinished string counts as noise.
    private static let limit = 4096

    private init(_ event: InputEvent?, _ count: Int) { (self.event, self.count) = (event, count) }

    /// Reads an escape sequence at the beginning of some bytes. Returns `nil` if more bytes are
    /// needed.
    ///
    /// - Parameter isLast: Whether no more bytes will follow.
    init?(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
        var known: EscapeSequence?
        switch bytes.dropFirst().first {
        case nil: known = isLast ? EscapeSequence(.key(.escape), 1) : nil
        case 0x1B: known = EscapeSequence(.key(.escape), 1)
        case UInt8(ascii: "["): known = Self.control(bytes)
        case UInt8(ascii: "O"): known = Self.letter(bytes)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            known = Self.string(bytes)
        default: known = Self.option(bytes, isLast: isLast)
        }
        if known == nil, isLast {
            known = bytes.count == 2 ? Self.option(bytes, isLast: true) : nil
            known = known ?? EscapeSequence(nil, bytes.count)
        }
        guard let known else { return nil }
        self = known
    }

    /// Reads Escape before a key, which represents the key with Option.
    private static func option(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Self? {
        guard let lead = bytes.dropFirst().first else { return nil }
        let letter = bytes.dropFirst().prefix(lead.lengthOfLetter)
        if letter.count < lead.lengthOfLetter, !isLast { return nil }
        var event = KeyEquivalent.key(of: lead)
        if lead >= 0x20, lead != 0x7F {
            let text = String(decoding: letter, as: UTF8.self)
            // An incomplete or invalid letter is skipped.
            if text.contains("\u{FFFD}") { return Self(nil, 2) }
            event = text.first.map { .key(KeyEquivalent($0)) }
        }
        guard case .key(let key, let modifiers) = event else { return Self(nil, 2) }
        return Self(.key(key, modifiers.union(.option)), 1 + letter.count)
    }

    /// Reads the key of a sequence of Escape, an O and a letter; returns `nil` if it is incomplete.
    private static func letter(_ bytes: ArraySlice<UInt8>) -> Self? {
        guard let final = bytes.dropFirst(2).first else { return nil }
        if final < 0x20 { return Self(nil, 2) }
        if final == UInt8(ascii: "M") { return Self(.key(.return), 3) }
        return Self("ABCDHF".utf8.contains(final) ? key(final, number: 1) : nil, 3)
    }

    /// Reads a sequence of Escape, a bracket, parameters and a final byte; returns `nil` if it is
    /// incomplete.
    private static func control(_ bytes: ArraySlice<UInt8>) -> Self? {
        let body = bytes.dropFirst(2)
        let parameters = body.prefix { (0x20...0x3F).contains($0) }
        let count = 3 + parameters.count
        guard parameters.count < 64 else { return Self(nil, count - 1) }
        guard let final = body.dropFirst(parameters.count).first else { return nil }
        // Another sequence interrupts this one, and is read separately.
        guard (0x40...0x7E).contains(final) else { return Self(nil, count - 1) }
        if parameters.isEmpty, final == UInt8(ascii: "M") || final == UInt8(ascii: "[") {
            // An old mouse sequence has three more bytes; an old function key has one.
            let all = count + (final == UInt8(ascii: "M") ? 3 : 1)
            return bytes.count < all ? nil : Self(nil, all)
        }
        if parameters.first == UInt8(ascii: "<") {
            let isUp = final == UInt8(ascii: "m")
            let isMouse = isUp || final == UInt8(ascii: "M")
            return Self(isMouse ? mouse(numbers(parameters.dropFirst()), isUp: isUp) : nil, count)
        }
        let numbers = numbers(parameters, default: 1)
        guard numbers.allSatisfy({ (0...999).contains($0) }) else { return Self(nil, count) }
        let held = numbers.count > 1 ? max(0, numbers[1] - 1) : 0
        let flags: [EventModifiers] = [.shift, .option, .control, .command]
        let modifiers = EventModifiers(
            flags.enumerated().filter { held >> $0.offset & 1 != 0 }.map(\.element))
        return Self(key(final, number: numbers.first ?? 1, modifiers), count)
    }

    /// Skips a string for another kind of program; returns `nil` if it is incomplete.
    private static func string(_ bytes: ArraySlice<UInt8>) -> Self? {
        for (offset, byte) in bytes.enumerated().dropFirst(2) {
            if byte == 0x07 { return Self(nil, offset + 1) }
            if byte == 0x1B {
                guard let next = bytes.dropFirst(offset + 1).first else { break }
                return Self(nil, next == UInt8(ascii: "\\") ? offset + 2 : offset)
            }
            if offset >= limit { return Self(nil, offset) }
        }
        return nil
    }

    /// Returns the numbers separated by semicolons. An invalid number is -1.
    private static func numbers(_ parameters: ArraySlice<UInt8>, default: Int = -1) -> [Int] {
        String(decoding: parameters, as: UTF8.self)
            .split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? `default` : Int($0) ?? -1 }
    }

    /// Returns the event of a final byte, or of a number before a tilde.
    private static func key(
        _ final: UInt8, number: Int, _ modifiers: EventModifiers = []
    ) -> InputEvent? {
        switch (UnicodeScalar(final), number) {
        case ("A", _): .key(.upArrow, modifiers)
        case ("B", _): .key(.downArrow, modifiers)
        case ("C", _): .key(.rightArrow, modifiers)
        case ("D", _): .key(.leftArrow, modifiers)
        case ("H", _), ("~", 1), ("~", 7): .key(.home, modifiers)
        case ("F", _), ("~", 4), ("~", 8): .key(.end, modifiers)
        case ("~", 3): .key(.deleteForward, modifiers)
        case ("~", 5): .key(.pageUp, modifiers)
        case ("~", 6): .key(.pageDown, modifiers)
        case ("Z", _): .key(.tab, .shift)
        case ("I", _): .windowFocus(true)
        case ("O", _): .windowFocus(false)
        case ("~", 200): .paste("")
        default: nil
        }
    }

    /// Returns a mouse event from the button's number and the column and row, which count from 1.
    private static func mouse(_ numbers: [Int], isUp: Bool) -> InputEvent? {
        guard numbers.count == 3, numbers.allSatisfy({ (0...100_000).contains($0) }) else {
            return nil
        }
        let (code, column, row) = (numbers[0], numbers[1] - 1, numbers[2] - 1)
        guard column >= 0, row >= 0, code < 128 else { return nil }
        let isMove = code & 32 != 0
        let action: MouseAction? =
            switch (code & 64 != 0, code & 3) {
            case (true, let wheel) where isUp || wheel > 3: nil
            case (true, let wheel) where wheel < 2: .scroll(right: 0, down: wheel == 0 ? -1 : 1)
            case (true, let wheel): .scroll(right: wheel == 2 ? -1 : 1, down: 0)
            case (false, 0): isMove ? .drag : isUp ? .release : .press
            case (false, 3): isMove ? .move : .release
            default: nil
            }
        return action.map { .mouse($0, column: column, row: row) }
    }
}

extension UInt8 {
    /// The number of bytes in a letter that begins with this byte.
    var lengthOfLetter: Int { self >= 0xF0 ? 4 : self >= 0xE0 ? 3 : self >= 0xC0 ? 2 : 1 }
}

extension KeyEquivalent {
    /// Returns the event of a control character; `nil` if it has no key.
    static func key(of byte: UInt8) -> InputEvent? {
        switch byte {
        case 0x09: .key(.tab)
        case 0x0A, 0x0D: .key(.return)
        case 0x08, 0x7F: .key(.delete)
        case 0x01...0x1A: .key(KeyEquivalent(Character(UnicodeScalar(byte + 0x60))), .control)
        default: nil
        }
    }
}
