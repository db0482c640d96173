import Tessera

/// A parser that turns the bytes from a terminal into events.
///
/// The bytes may arrive in portions of any size. Unknown sequences and invalid UTF-8 are skipped.
struct InputParser {
    /// The bytes of an incomplete sequence.
    private var bytes: ArraySlice<UInt8> = []
    /// The bytes of an unfinished paste.
    private var paste: [UInt8]?

    /// Whether more bytes may continue the input read so far. The Escape key is also the beginning
    /// of a sequence.
    var isWaiting: Bool { !bytes.isEmpty || paste != nil }

    /// The time to wait for more bytes before `finish()`, in milliseconds.
    var patience: Int { paste == nil ? 30 : 1000 }

    /// Returns the events that are complete after some more bytes.
    mutating func read(_ more: some Sequence<UInt8>) -> [InputEvent] {
        bytes += more
        return events(isLast: false)
    }

    /// Returns the remaining events when no more bytes follow.
    mutating func finish() -> [InputEvent] {
        var events = events(isLast: true)
        if let text = paste {
            paste = nil
            events.append(.paste(Self.text(text)))
        }
        return events
    }

    private mutating func events(isLast: Bool) -> [InputEvent] {
        var events: [InputEvent] = []
        while let first = bytes.first {
            guard paste == nil else {
                guard let event = endOfPaste(isLast: isLast) else { break }
                events.append(event)
                continue
            }
            guard first == 0x1B || first < 0x20 || first == 0x7F else {
                guard let text = takeText(isLast: isLast) else { break }
                events += text.map { .key(KeyEquivalent($0)) }
                continue
            }
            if first == 0x1B {
                switch ControlSequence.Reading(bytes, isLast: isLast) {
                case .incomplete: return events
                case .sequence(let sequence, let count):
                    bytes = bytes.dropFirst(count)
                    switch sequence {
                    case .beginningOfPaste: paste = []
                    case .event(let event): events.append(event)
                    case .unknown: break
                    }
                case .held:
                    // Escape before a key represents the Option key.
                    bytes.removeFirst()
                    if case .key(let key, let modifiers) = takeKey() {
                        events.append(.key(key, modifiers.union(.option)))
                    }
                }
            } else if let event = Self.key(bytes.removeFirst()) {
                events.append(event)
            }
        }
        return events
    }

    // MARK: - Keys

    /// Returns the key of a control character; `nil` if it has no key.
    private static func key(_ byte: UInt8) -> InputEvent? {
        switch byte {
        case 0x09: .key(.tab)
        case 0x0A, 0x0D: .key(.return)
        case 0x08, 0x7F: .key(.delete)
        case 0x01...0x1A:
            .key(KeyEquivalent(Character(UnicodeScalar(byte + 0x60))), .control)
        default: nil
        }
    }

    /// Removes a complete key from the bytes; returns `nil` if they represent no key.
    private mutating func takeKey() -> InputEvent? {
        guard let first = bytes.first else { return nil }
        let letter = bytes.prefix(Self.length(first))
        bytes = bytes.dropFirst(letter.count)
        if first < 0x20 || first == 0x7F { return Self.key(first) }
        return Self.text(letter).first.map { .key(KeyEquivalent($0)) }
    }

    /// Removes text from the bytes up to a control character; returns `nil` if the first letter is
    /// incomplete.
    private mutating func takeText(isLast: Bool) -> String? {
        let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        // The last letter, of up to four bytes, may be incomplete.
        var whole = run
        let isOpen = run.endIndex == bytes.endIndex && !isLast
        if isOpen, let start = run.suffix(3).lastIndex(where: { $0 >= 0xC0 }),
            run.endIndex - start < Self.length(run[start])
        {
            whole = run[..<start]
        }
        guard !whole.isEmpty else { return nil }
        bytes = bytes[whole.endIndex...]
        return Self.text(whole)
    }

    /// Returns the number of bytes in a letter, from its first byte.
    static func length(_ lead: UInt8) -> Int {
        lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    }

    /// Returns the text of some bytes, without invalid UTF-8 and control characters. Line breaks
    /// and tabs stay.
    private static func text(_ bytes: some Collection<UInt8>) -> String {
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
        where scalar != "\u{FFFD}" {
            let isControl = scalar.properties.generalCategory == .control
            if !isControl || ["\r", "\n", "\t"].contains(scalar) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    // MARK: - Paste

    private static let ending: [UInt8] = Array("\u{1B}[201~".utf8)

    /// Moves bytes to the pasted text, and returns the event at the end of the paste.
    private mutating func endOfPaste(isLast: Bool) -> InputEvent? {
        let end = bytes.firstRange(of: Self.ending)
        // The last bytes may be the beginning of the end sequence.
        let whole = isLast ? bytes : bytes.dropLast(Self.ending.count - 1)
        paste? += bytes[..<(end?.lowerBound ?? whole.endIndex)]
        bytes = bytes[(end?.upperBound ?? whole.endIndex)...]
        guard end != nil, let text = paste else { return nil }
        paste = nil
        return .paste(Self.text(text))
    }
}
