/// A key that is pressed, with what it stands for.
public struct KeyPress: Hashable, Sendable {
    /// The key, whatever modifiers are held.
    public let key: KeyEquivalent
    /// The modifiers that are held.
    public let modifiers: EventModifiers
    /// The part of the press that this is.
    public let phase: Phases

    /// The characters that the key stands for.
    public var characters: String { String(key.character) }

    /// The parts of a press.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key goes up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All of it.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The answer of an action to a key.
    public enum Result: Hashable, Sendable {
        /// The key has had its effect, and goes no further.
        case handled
        /// The key goes on to the next view outwards.
        case ignored
    }
}

/// A key, by the character that it stands for.
///
/// ```swift
/// host.press(key: .rightArrow)
/// host.press(key: "3")
/// ```
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public var character: Character

    /// Makes a key of a character.
    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key that deletes what is before.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes what comes next.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key to the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key to the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key a page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key a page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that leaves.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that ends a line.
    public static let `return` = KeyEquivalent("\r")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The key to the next stop of the focus.
    public static let tab = KeyEquivalent("\t")
    /// The key that clears a number.
    public static let clear = KeyEquivalent("\u{F739}")

    /// A Boolean value that is true if the key stands for a letter or another sign, or for a part of one: a
    /// mark that belongs to the letter before.
    var isTyped: Bool {
        !character.isNewline
            && character.unicodeScalars.allSatisfy { scalar in
                // The latter stand for keys with a function.
                scalar.properties.generalCategory != .control
                    && !(0xF700...0xF8FF).contains(scalar.value)
            }
    }
}

/// The keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key for capitals, locked.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The key for capitals.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The control key.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// The option key.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The command key.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The keys beside the letters.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
}
