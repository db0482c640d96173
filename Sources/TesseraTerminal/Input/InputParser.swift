import Tessera

/// Reads what a terminal sends: bytes in, events out.
///
/// Bytes may come in any portions. A sequence that is known to nobody is left out as a whole, and so is
/// what is no UTF-8.
struct InputParser {
    /// The bytes of what has begun and not ended.
    private var bytes: ArraySlice<UInt8> = []
    /// The bytes that are pasted, until they end.
    private var paste: [UInt8]?

    /// A Boolean value that is true if something has begun that more bytes may continue: the Escape key
    /// is the beginning of a sequence, too.
    var isWaiting: Bool { !bytes.isEmpty || paste != nil }

    /// How long to wait for more bytes before `finish()`, in milliseconds.
    var patience: Int { paste == nil ? 30 : 1000 }

    /// Returns the events that are complete with some more bytes.
    mutating func read(_ more: some Sequence<UInt8>) -> [InputEvent] {
        bytes += more
        return events(isLast: false)
    }

    /// Returns the events of what has begun, as nothing more is to come.
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
                    // Escape before a key stands for a key that is held.
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

    /// The key of a control character; `nil` if it stands for none.
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

    /// Takes a key from the bytes, all of which are there; `nil` if they stand for none.
    private mutating func takeKey() -> InputEvent? {
        guard let first = bytes.first else { return nil }
        let letter = bytes.prefix(Self.length(first))
        bytes = bytes.dropFirst(letter.count)
        if first < 0x20 || first == 0x7F { return Self.key(first) }
        return Self.text(letter).first.map { .key(KeyEquivalent($0)) }
    }

    /// Takes letters from the beginning of the bytes, up to a control character; `nil` if one is not yet
    /// complete.
    private mutating func takeText(isLast: Bool) -> String? {
        let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        // At the end, a letter of up to four bytes may be cut off.
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

    /// The number of bytes of a letter that begins with a byte.
    static func length(_ lead: UInt8) -> Int {
        lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    }

    /// The text of some bytes, without what is no UTF-8 and without control characters, other than the ends
    /// of lines.
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

    /// Moves bytes to the text that is pasted; returns the event if that has ended.
    private mutating func endOfPaste(isLast: Bool) -> InputEvent? {
        let end = bytes.firstRange(of: Self.ending)
        // What has come last may be the beginning of the end.
        let whole = isLast ? bytes : bytes.dropLast(Self.ending.count - 1)
        paste? += bytes[..<(end?.lowerBound ?? whole.endIndex)]
        bytes = bytes[(end?.upperBound ?? whole.endIndex)...]
        guard end != nil, let text = paste else { return nil }
        paste = nil
        return .paste(Self.text(text))
    }
}
