import Tessera

/// A parser that turns the bytes from a terminal into events.
///
/// The bytes may arrive in portions of any size. Unknown sequences and invalid UTF-8 are skipped.
struct InputParser {
    /// The bytes of an incomplete sequence.
    private var bytes: ArraySlice<UInt8> = []
    /// The bytes of an unfinished paste.
    private var paste: [UInt8]?

    private static let ending: [UInt8] = Array("\u{1B}[201~".utf8)

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
    mutating func finish() -> [InputEvent] { events(isLast: true) }

    private mutating func events(isLast: Bool) -> [InputEvent] {
        var events: [InputEvent] = []
        while isWaiting {
            if var text = paste.take() {
                let end = bytes.firstRange(of: Self.ending)
                // The last bytes may be the beginning of the end sequence.
                let whole = isLast ? bytes : bytes.dropLast(Self.ending.count - 1)
                text += bytes[..<(end?.lowerBound ?? whole.endIndex)]
                bytes = bytes[(end?.upperBound ?? whole.endIndex)...]
                guard end != nil || isLast else {
                    paste = text
                    break
                }
                events.append(.paste(Self.text(text)))
            } else if bytes.first == 0x1B {
                guard let sequence = EscapeSequence.read(bytes, isLast: isLast) else { break }
                bytes = bytes.dropFirst(sequence.count)
                if sequence.event == .paste("") {
                    paste = []
                } else if let event = sequence.event {
                    events.append(event)
                }
            } else if let first = bytes.first, first < 0x20 || first == 0x7F {
                if let key = KeyEquivalent.key(of: bytes.removeFirst()) { events.append(key) }
            } else {
                guard let text = takeText(isLast: isLast) else { break }
                events += text.map { .key(KeyEquivalent($0)) }
            }
        }
        return events
    }

    /// Removes text from the bytes up to a control character; returns `nil` if the first letter is
    /// incomplete.
    private mutating func takeText(isLast: Bool) -> String? {
        let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        // The last letter, of up to four bytes, may be incomplete.
        var whole = run
        let isOpen = run.endIndex == bytes.endIndex && !isLast
        if isOpen, let start = run.suffix(3).lastIndex(where: { $0 >= 0xC0 }),
            run.endIndex - start < run[start].lengthOfLetter
        {
            whole = run[..<start]
        }
        guard !whole.isEmpty else { return nil }
        bytes = bytes[whole.endIndex...]
        return Self.text(whole)
    }

    /// Returns the text of some bytes, without invalid UTF-8 and control characters. Line breaks
    /// and tabs stay.
    private static func text(_ bytes: some Collection<UInt8>) -> String {
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { scalar in
            let isControl = scalar.properties.generalCategory == .control
            return scalar != "\u{FFFD}" && (!isControl || ["\r", "\n", "\t"].contains(scalar))
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
