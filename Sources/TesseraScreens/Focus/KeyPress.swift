/// The press of a key.
public struct KeyPress: Hashable, Sendable {
    /// The key without its modifiers.
    public let key: KeyEquivalent
    /// The modifiers that are held.
    public let modifiers: EventModifiers
    /// The phase of the press.
    public let phase: Phases

    /// The characters of the key.
    public var characters: String { String(key.character) }

    /// The phases of a press.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held. A host sends it with `press(key:modifiers:repeats:)` of `ViewHost`.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key goes up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The result of an action for a key press.
    public enum Result: Hashable, Sendable {
        /// The action has handled the key, and no other action receives it.
        case handled
        /// The next ancestor receives the key.
        case ignored
    }
}

/// A key, identified by its character.
///
/// ```swift
/// host.press(key: .rightArrow)
/// host.press(key: "3")
/// ```
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public var character: Character

    /// Makes a key from its character.
    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key that deletes the character before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes the character after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let `return` = KeyEquivalent("\r")
    public static let space = KeyEquivalent(" ")
    /// The Tab key, which moves the focus to the next stop.
    public static let tab = KeyEquivalent("\t")
    public static let clear = KeyEquivalent("\u{F739}")
}

/// The modifier keys that are held during a key press.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The keys of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
}
