import Tessera

/// A control that is on or off.
///
/// A style draws the control: `.sampleStyle(_:)`. The control responds to touches, keys and assistive
/// technologies, whatever the style.
public struct Sample: View {
    private let configuration: SampleStyleConfiguration
    private let isInsideStyle: Bool

    /// Makes the control of a value, with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {
        configuration = SampleStyleConfiguration(label: AnyView(label()), isOn: isOn)
        isInsideStyle = false
    }

    /// Makes the control of a value, with a title.
    public init(_ title: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Makes the control that a style is drawing once more, to be drawn by the next outer style.
    public init(_ configuration: SampleStyleConfiguration) {
        self.configuration = configuration
        isInsideStyle = true
    }

    public var body: some View {
        let look = StyledControl(configuration, default: CheckSampleStyle())
        if isInsideStyle {
            look
        } else {
            Button {
                configuration.isOn.toggle()
            } label: {
                look
            }
            .accessibilityRepresentation {
                Toggle(isOn: configuration.$isOn) { configuration.label }
            }
        }
    }
}

extension Sample: DescribedView {
    /// Describes the control, for the printed tree.
    public func describe(_ description: inout ViewDescription) {
        description.add("isOn", configuration.isOn)
    }
}

#Preview("The control") {
    @Previewable @State var isOn = false
    Sample("Wi-Fi", isOn: $isOn)
}
