import Tessera

/// Byte sequences that begin with Escape.
enum EscapeSequence {
    /// The event of a sequence, and the number of bytes. The event is an empty paste at the
    /// beginning of a paste, and `nil` for a sequence without a meaning here.
    typealias Reading = (event: InputEvent?, count: Int)

    /// Reads an escape sequence at the beginning of some bytes. Returns `nil` if more bytes are
    /// needed.
    ///
    /// - Parameter isLast: Whether no more bytes will follow.
    static func read(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Reading? {
        let known: Reading?
        switch bytes.dropFirst().first {
        case nil: known = isLast ? (.key(.escape), 1) : nil
        case 0x1B: known = (.key(.escape), 1)
        case UInt8(ascii: "["), UInt8(ascii: "O"): known = control(bytes)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            known = string(bytes)
        default: known = option(bytes, isLast: isLast)
        }
        guard known == nil, isLast else { return known }
        return (bytes.count == 2 ? option(bytes, isLast: true) : nil) ?? (nil, bytes.count)
    }

    /// Reads Escape before a key, which represents the key with Option.
    private static func option(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Reading? {
        guard let lead = bytes.dropFirst().first else { return nil }
        let letter = bytes.dropFirst().prefix(lead.lengthOfLetter)
        if letter.count < lead.lengthOfLetter, !isLast { return nil }
        var event = KeyEquivalent.key(of: lead)
        if lead >= 0x20, lead != 0x7F {
            let text = String(decoding: letter, as: UTF8.self)
            // An incomplete or invalid letter is skipped.
            event = text.contains("\u{FFFD}") ? nil : text.first.map { .key(KeyEquivalent($0)) }
        }
        guard case .key(let key, let modifiers) = event else { return (nil, 2) }
        return (.key(key, modifiers.union(.option)), 1 + letter.count)
    }

    /// Reads a sequence of Escape, a bracket or an O, parameters and a final byte; returns `nil` if
    /// it is incomplete.
    private static func control(_ bytes: ArraySlice<UInt8>) -> Reading? {
        let body = bytes.dropFirst(2)
        let parameters = body.prefix { (0x20...0x3F).contains($0) }
        let count = 3 + parameters.count
        guard parameters.count < 64 else { return (nil, count - 1) }
        guard let final = body.dropFirst(parameters.count).first else { return nil }
        // Another sequence interrupts this one, and is read separately.
        guard (0x40...0x7E).contains(final) else { return (nil, count - 1) }
        if parameters.isEmpty, final == UInt8(ascii: "M") || final == UInt8(ascii: "[") {
            if bytes.dropFirst().first == UInt8(ascii: "O") { return (.key(.return), count) }
            // An old mouse sequence has three more bytes; an old function key has one.
            let all = count + (final == UInt8(ascii: "M") ? 3 : 1)
            return bytes.count < all ? nil : (nil, all)
        }
        // The numbers between semicolons; -1 for an invalid number.
        let isMouse = parameters.first == UInt8(ascii: "<")
        let numbers = parameters.dropFirst(isMouse ? 1 : 0)
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { $0.isEmpty && !isMouse ? 1 : Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
        guard numbers.allSatisfy({ (0...100_000).contains($0) }) else { return (nil, count) }
        return (isMouse ? mouse(final, numbers) : key(final, numbers), count)
    }

    /// Skips a string for another kind of program; returns `nil` if it is incomplete.
    private static func string(_ bytes: ArraySlice<UInt8>) -> Reading? {
        for (offset, byte) in bytes.enumerated().dropFirst(2) {
            if byte == 0x07 { return (nil, offset + 1) }
            if byte == 0x1B {
                guard let next = bytes.dropFirst(offset + 1).first else { break }
                return (nil, next == UInt8(ascii: "\\") ? offset + 2 : offset)
            }
            // A string without an end is noise.
            if offset >= 4096 { return (nil, offset) }
        }
        return nil
    }

    /// Returns the event of a final byte, or of the first number before a tilde. The second number
    /// represents modifiers.
    private static func key(_ final: UInt8, _ numbers: [Int]) -> InputEvent? {
        let held = numbers.count > 1 ? max(0, numbers[1] - 1) : 0
        let flags: [EventModifiers] = [.shift, .option, .control, .command]
        let modifiers = EventModifiers(
            flags.enumerated().filter { held >> $0.offset & 1 != 0 }.map(\.element))
        return switch (UnicodeScalar(final), numbers.first ?? 1) {
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
    private static func mouse(_ final: UInt8, _ numbers: [Int]) -> InputEvent? {
        let isUp = final == UInt8(ascii: "m")
        guard isUp || final == UInt8(ascii: "M"), numbers.count == 3 else { return nil }
        let (code, column, row) = (numbers[0], numbers[1] - 1, numbers[2] - 1)
        guard column >= 0, row >= 0, code < 128 else { return nil }
        let action: MouseAction? =
            switch (code & 64 != 0, code & 3) {
            case (true, let wheel) where isUp || wheel > 3: nil
            case (true, let wheel) where wheel < 2: .scroll(right: 0, down: wheel == 0 ? -1 : 1)
            case (true, let wheel): .scroll(right: wheel == 2 ? -1 : 1, down: 0)
            case (false, 0): code & 32 != 0 ? .drag : isUp ? .release : .press
            case (false, 3): code & 32 != 0 ? .move : .release
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
