import Tessera

/// Something that a person, an assistive technology or the program does to a bench.
enum Act: Equatable, Sendable {
    /// A way to touch a point.
    enum Touch: String, CaseIterable, Sendable {
        case single = "touch"
        case long = "long touch"
        case double = "double touch"
        case cancelled = "cancelled touch"
    }

    /// A touch of a control at a surveyed point.
    case touch(Touch, point: Int, control: Int = 0)
    /// A slide between two surveyed points.
    case slide(from: Int, to: Int)
    /// A step, or the activation of a control that has no steps.
    case step(isUp: Bool, control: Int = 0)
    /// The activation of an announced element.
    case activate(Int)
    /// An arrow key.
    case key(isRight: Bool)
    /// The program stores a value.
    case set(Int, control: Int = 0)
    case mirror
    case darken
    case enlarge
    case translate
    case disable
    /// The program changes something else on the screen.
    case unrelated

    /// Changes the surroundings.
    func change(_ surroundings: inout Surroundings) {
        switch self {
        case .mirror: surroundings.isMirrored.toggle()
        case .darken: surroundings.isDark.toggle()
        case .enlarge: surroundings.isLarge.toggle()
        case .translate: surroundings.isFrench.toggle()
        case .disable: surroundings.isDisabled.toggle()
        case .unrelated: surroundings.isOther.toggle()
        default: break
        }
    }
}

/// A generator of random numbers that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
