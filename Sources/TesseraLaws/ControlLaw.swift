/// A sentence that is true of every good control, whatever it looks like.
///
/// The laws are about what a program stores, what a person sees and hears, and how these change when the
/// person acts. They name no view, symbol or language.
public enum ControlLaw: String, CaseIterable, Hashable, Sendable {
    /// Also in the dark, in large text, in other languages, from right to left and disabled.
    case seen = "each value looks different from all others"
    /// Label, value or traits differ, in the same surroundings as for ``seen``.
    case spoken = "each value is announced in other words"
    /// A control of choices may be several elements, each with a name.
    case oneElement = "it is one element, with a name that stays"
    /// Steps up and down by touches reach each value as well, and so does a touch that turns a control on
    /// and off.
    case touched = "a touch chooses each value; a step may do for the lowest"
    /// No line along the control has a point without effect between points with one. Buttons of choices or
    /// steps may be apart.
    case solid = "between two points that respond, no point is dead"
    /// A row begins at the leading end. A column has either direction.
    case ordered = "the values rise along it, from the leading end in a row"
    /// A part that a person sees as one thing responds to a touch anywhere on it.
    case whole = "what responds in its middle responds in its corners"
    /// The light, the language and other views do not change what a touch means either.
    case steady = "what a touch chooses does not depend on what was before or around"
    /// Touches that step or turn are excepted. It is waived for a control that a second touch clears.
    case again = "a second touch keeps the value"
    /// A touch chooses what the point on the other side of the vertical axis chose.
    case mirrored = "from right to left, touches are mirrored"
    /// A control of two states is activated instead, and turned. The activation of one of several elements
    /// does what a touch in its middle does.
    case stepped = "steps go to the next value, and end at the ends"
    /// From right to left, the arrows change places.
    case keys = "an arrow key is a step"
    /// If the finger leaves the control at its end, the slide chooses the last value there or nothing. Slides
    /// shorter than 44 points are not tried: they may count as touches.
    case slid = "a slide chooses what a touch at its end does, or slides do nothing"
    /// A double touch may be two touches. It is not tried if a second touch clears.
    case patient = "a long or double touch chooses what a touch does, or nothing"
    /// An incoming call takes the finger away.
    case cancelled = "a cancelled touch changes nothing"
    /// Touches, steps and keys have no effect.
    case disabled = "disabled, it does nothing, and is announced so"
    /// Also between the beginning and the end of an act.
    case bounded = "only the given values are stored"
    /// Showing the control, or changing its surroundings, stores nothing, not even the same value.
    case unasked = "nothing is stored unasked"
    /// The control keeps no copy.
    case followed = "a value that the program sets is seen and announced"
    /// The screen equals a fresh screen with the same values in the same surroundings.
    case agreeing = "after each act, what is stored, seen and announced agree"
    /// Two controls on a screen share nothing. The touch is 20 points away.
    case alone = "a control beside it keeps its value, and a touch beside it does nothing"
    /// Whatever the acts are.
    case silent = "no runtime issue is reported"
}

/// The result of a law for a control.
public struct ControlVerdict: Sendable, CustomStringConvertible {
    /// Whether the law is kept.
    public enum Outcome: Equatable, Sendable {
        /// No act has broken the law.
        case kept
        /// The law is broken, with the shortest sequence of acts found that breaks it.
        case broken(String)
        /// Nothing that the control can do has put the law to the test.
        case untried
        /// The law does not apply, with the reason.
        case waived(String)
    }

    /// The law.
    public let law: ControlLaw
    /// The result.
    public let outcome: Outcome

    /// Whether the law is broken.
    public var isBroken: Bool {
        if case .broken = outcome { true } else { false }
    }

    /// The law and its result in a line.
    public var description: String {
        switch outcome {
        case .kept: "kept: \(law.rawValue)"
        case .untried: "untried: \(law.rawValue)"
        case .waived(let reason): "waived: \(law.rawValue) (\(reason))"
        case .broken(let example): "broken: \(law.rawValue): \(example)"
        }
    }
}
