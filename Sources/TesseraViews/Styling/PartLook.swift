/// The look of a part of a control, which the printed tree does not show.
nonisolated package struct PartLook: PrimitiveModifier {
    package enum Part: Sendable {
        /// The label of a value.
        case label
        /// The value that a label names.
        case value
        /// The image of a label.
        case icon
        /// The buttons of a stepper.
        case steps
        /// The label of a button that has a ground.
        case button
        /// The label of a toggle that looks like a button, and has a ground while it is on.
        case toggleButton
        /// A button of an alert, alone in its row.
        case alertButton
    }

    package let part: Part
}

nonisolated extension View {
    package consuming func part(_ part: PartLook.Part) -> some View {
        modifier(PartLook(part: part))
    }
}
