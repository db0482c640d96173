import Tessera

/// The title, the value and two buttons in a row.
struct StepperRow: View {
    let configuration: StepperStyleConfiguration

    var body: some View {
        HStack {
            Text(configuration.title)
            Text("\(configuration.value)")
            Button("-", action: configuration.decrement)
                .disabled(!configuration.canDecrement)
            Button("+", action: configuration.increment)
                .disabled(!configuration.canIncrement)
        }
        .buttonStyle(.plain)
    }
}

extension View {
    /// Makes one adjustable accessibility element of a look.
    func steps(_ title: String, _ value: Binding<Int>, in bounds: ClosedRange<Int>) -> some View {
        accessibilityElement(children: .ignore)
            .accessibilityLabel(title)
            .accessibilityValue("\(value.wrappedValue)")
            .accessibilityAdjustableAction { direction in
                let next = value.wrappedValue + (direction == .increment ? 1 : -1)
                if bounds.contains(next) { value.wrappedValue = next }
            }
    }
}
