import Tessera

/// Something that a person, an assistive technology or the program does to a control on a bench.
struct Act: Equatable, Sendable {
    /// A way to touch a point.
    enum Touch: String, CaseIterable, Sendable {
        case single = "touch"
        case long = "long touch"
        case double = "double touch"
        case cancelled = "cancelled touch"
    }

    enum Key: String, CaseIterable, Sendable {
        case rightArrow = "right arrow"
        case leftArrow = "left arrow"
        case upArrow = "up arrow"
        case end = "End"
        case delete = "Delete"
        case space = "Space"
        case nine = "9"
    }

    enum Deed: Equatable, Sendable {
        /// A touch of a surveyed point.
        case touch(Touch, point: Int)
        /// A touch well outside the control, above or below it.
        case touchBeside(isBelow: Bool)
        /// A slide between two surveyed points, or on over the end of the control.
        case slide(from: Int, to: Int, isBeyond: Bool = false)
        /// A step of the announced element.
        case step(isUp: Bool)
        /// The activation of an announced element.
        case activate(element: Int)
        case press(Key)
        /// The program stores a value.
        case store(Int)
        /// The surroundings change, or change back.
        case turn(Surrounding)
    }

    let deed: Deed
    /// The position of the control on the bench.
    var control = 0

    /// Whether a person does it, and not the program.
    var isPersons: Bool {
        switch deed {
        case .store, .turn: false
        default: true
        }
    }
}

extension Act.Key {
    var equivalent: KeyEquivalent {
        switch self {
        case .rightArrow: .rightArrow
        case .leftArrow: .leftArrow
        case .upArrow: .upArrow
        case .end: .end
        case .delete: .delete
        case .space: .space
        case .nine: "9"
        }
    }
}
