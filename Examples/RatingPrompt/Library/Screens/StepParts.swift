import Tessera

/// What a step asks.
struct StepText: View {
    let content: StepContent

    var body: some View {
        Text(content.text)
            .font(content.look.textFont)
            .foregroundColor(content.look.textColor)
    }
}

/// What a step offers to do.
struct ActionButton: View {
    let content: StepContent
    var isDisabled = false

    var body: some View {
        Button(content.action) { content.act() }
            .font(content.look.actionFont)
            .foregroundColor(content.look.actionTintColor)
            .background(content.look.actionBackgroundColor)
            .cornerRadius(5)
            .disabled(isDisabled)
    }
}

/// The way out of a step.
struct LaterButton: View {
    let content: StepContent

    var body: some View {
        Button(content.later) { content.putOff() }
            .font(content.look.laterFont)
            .foregroundColor(content.look.laterColor)
    }
}
