import Tessera

/// A stepper whose look is a style's.
struct StyledStepper: View {
    private let configuration: StepperStyleConfiguration
    private let isInsideStyle: Bool

    init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>) {
        configuration = StepperStyleConfiguration(title: title, value: value, bounds: bounds)
        isInsideStyle = false
    }

    /// Makes the stepper that a style is drawing once more, drawn by the next style outwards.
    init(_ configuration: StepperStyleConfiguration) {
        self.configuration = configuration
        isInsideStyle = true
    }

    var body: some View {
        let look = StyledControl(configuration, default: DefaultStepperStyle())
        if isInsideStyle {
            look
        } else {
            look.steps(configuration.title, configuration.$value, in: configuration.bounds)
        }
    }
}

/// The properties of a stepper, for its style.
struct StepperStyleConfiguration {
    let title: String
    @Binding var value: Int
    let bounds: ClosedRange<Int>

    var canIncrement: Bool { value < bounds.upperBound }
    var canDecrement: Bool { value > bounds.lowerBound }
    func increment() { if canIncrement { value += 1 } }
    func decrement() { if canDecrement { value -= 1 } }
}

protocol StepperStyle: ControlStyle where StyleConfiguration == StepperStyleConfiguration {
    typealias Configuration = StepperStyleConfiguration
}

extension View {
    /// Sets the style of the steppers inside this view.
    func stepperStyle<S: StepperStyle>(_ style: S) -> some View {
        controlStyle(style, named: "stepperStyle")
    }
}

/// The title, the value and two buttons in a row: the default.
struct DefaultStepperStyle: StepperStyle {
    func makeBody(configuration: Configuration) -> some View {
        StepperRow(configuration: configuration)
    }
}
