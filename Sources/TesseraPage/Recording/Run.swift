import TesseraPlacement

/// The effects of some steps.
struct Run {
    /// The number of the look after each step.
    var looks: [Int] = []
    /// Whether something responded to the last step.
    var responds = false
    /// The phases of the gestures before the finger was lifted; `nil` if all were over.
    var phases: [GesturePhase]?
    /// The time after which a gesture would have changed by itself when the finger went down.
    var patience: Duration?
    /// Whether gestures waited for another touch.
    var waits = false
    /// Whether the finger scrolled. Then the steps were not performed to the end.
    var isScrolling = false

    /// The look before the finger was lifted, and the last one.
    var pair: TouchTable.Pair {
        TouchTable.Pair(down: looks[max(0, looks.count - 3)], up: looks[looks.count - 1])
    }
}
