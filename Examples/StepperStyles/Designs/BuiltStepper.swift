import Tessera

/// A stepper whose look is a closure's, which is given what a style is given.
struct BuiltStepper<Look: View>: View {
    private let configuration: StepperStyleConfiguration
    private let look: (StepperStyleConfiguration) -> Look

    init(
        _ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>,
        @ViewBuilder look: @escaping (StepperStyleConfiguration) -> Look
    ) {
        configuration = StepperStyleConfiguration(title: title, value: value, bounds: bounds)
        self.look = look
    }

    var body: some View {
        look(configuration)
            .steps(configuration.title, configuration.$value, in: configuration.bounds)
    }
}

extension BuiltStepper where Look == StepperRow {
    init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>) {
        self.init(title, value: value, in: bounds) { StepperRow(configuration: $0) }
    }
}
