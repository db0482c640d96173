/// The look of a part of a control, of which the printed tree shows nothing.
nonisolated package struct PartLook: PrimitiveModifier {
    package enum Part: Sendable {
        /// The label of a value.
        case label
        /// What a label stands for.
        case value
        /// The image of a label.
        case icon
        /// The buttons of a stepper.
        case steps
        /// The label of a button with a ground of its own.
        case button
        /// A button of an alert, in a row of its own.
        case alertButton
    }

    package let part: Part
}

nonisolated extension View {
    package consuming func part(_ part: PartLook.Part) -> some View {
        modifier(PartLook(part: part))
    }
}
