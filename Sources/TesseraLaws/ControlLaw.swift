/// A sentence that is true of every good control of a kind that ``ControlCase`` knows, whatever it looks like.
///
/// The laws are about what a program stores, what a person sees and hears, and how these change when the
/// person acts. They name no view, symbol or language.
public enum ControlLaw: String, CaseIterable, Hashable, Sendable {
    /// By a content, by two points of place or shape, or by a colour; also in the dark, in large text, in other
    /// languages, from right to left and disabled.
    case seen = "each value looks different from all others"
    /// Label, value or traits differ, in the same surroundings as for ``seen``.
    case spoken = "each value is announced in other words"
    /// The name may hold the value, if nothing else announces it. A control of choices may be several elements,
    /// each with a name unlike the others. A control of stops can be adjusted.
    case oneElement = "it is one element, with a name that stays"
    /// Steps up and down by touches reach each value as well, and so does a touch that turns a control, or one of
    /// several choices, on and off. Values that are less than a point apart need no touch.
    case touched = "a touch chooses each value; a step may do for the lowest"
    /// The line with the most points that respond has no point without effect between two of them. Buttons of
    /// choices or steps may be apart.
    case solid = "between two points that respond, no point is dead"
    /// A row begins at the leading end. A column has either direction.
    case ordered = "the values rise along it, from the leading end in a row"
    /// A part that a person sees as one thing responds to a touch near its edge. The corners count of a
    /// rectangle alone.
    case whole = "what responds in its middle responds near its edge"
    /// The light, the language and other views do not change what a touch means either, and what lights up under
    /// the finger does so everywhere.
    case steady = "what a touch chooses does not depend on what was before or around"
    /// Touches that step or turn are excepted. It is waived for a control that a second touch clears.
    case again = "a second touch keeps the value"
    /// A touch chooses what the point on the other side of the vertical axis chose, and the part that lights up is
    /// under the finger there too.
    case mirrored = "from right to left, touches and the picture are mirrored"
    /// Of an assistive technology, or of a touch. Only a control of stops has steps.
    case stepped = "steps go to the next value, and end at the ends"
    /// An activation does what a touch in the middle of the element does. A named action, or the activation of a
    /// button, does something at one of the values.
    case activated = "an activation does what a touch does, and no action is dead"
    /// From right to left, the arrows change places.
    case keys = "an arrow key is a step"
    /// If the finger leaves the control at its end, the slide chooses the last value there or nothing. Slides
    /// shorter than 44 points are not tried: they may count as touches.
    case slid = "a slide chooses what a touch at its end does, or slides do nothing"
    /// A long touch of a part that steps may step on. A double touch may be two touches, and is not tried if a
    /// second touch clears.
    case patient = "a long or double touch chooses what a touch does, or nothing"
    /// An incoming call takes the finger away.
    case cancelled = "a cancelled touch or slide, or a passing pointer, changes nothing"
    /// Touches, steps, activations, keys and a pointer have no effect.
    case disabled = "disabled, it does nothing, and is announced so"
    /// Also between the beginning and the end of an act.
    case bounded = "only the given values are stored"
    /// A slide, and a part that steps while it is held, may store on the way.
    case once = "an act stores at most once"
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

    /// The expectation that a control leaves, as the reason of a waiver.
    var exception: String {
        switch self {
        case .seen: "Some values look alike."
        case .spoken: "Some values sound alike."
        case .oneElement: "It is not one element to adjust, with one name."
        case .touched: "Some values are not chosen by a single touch."
        case .solid: "Its parts are apart."
        case .ordered: "Its values have another order."
        case .whole: "Its parts respond in their middle only."
        case .steady: "What a touch chooses depends on the value before."
        case .again: "A second touch changes the value."
        case .mirrored: "It has the same direction in all languages."
        case .stepped: "Its steps are not single, or wrap around."
        case .activated: "An activation or action is for something else."
        case .keys: "Arrow keys are no steps."
        case .slid: "A slide is no touch at its end."
        case .patient: "A long or double touch is for something else."
        case .cancelled: "What a finger or pointer shows is stored at once."
        case .disabled: "It responds while it is disabled."
        case .bounded: "Other values are stored as well."
        case .once: "It stores more than once."
        case .unasked: "It stores a value by itself."
        case .followed: "It keeps a value of its own."
        case .agreeing: "It shows more than its value."
        case .alone: "It changes other controls."
        case .silent: "The issue is expected."
        }
    }
}
