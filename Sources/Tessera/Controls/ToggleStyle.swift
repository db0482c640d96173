import TesseraLayout

/// The look of toggles, and how they are flipped.
///
/// ```swift
/// struct CheckmarkToggleStyle: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///             Image(systemName: configuration.isOn ? "checkmark.square" : "square")
///             configuration.label
///         }
///     }
/// }
/// ```
public protocol ToggleStyle: ControlStyle where StyleConfiguration == ToggleStyleConfiguration {
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle, for its style.
public struct ToggleStyleConfiguration {
    /// The label of a toggle, of any type.
    public typealias Label = AnyView

    /// The label of the toggle.
    public let label: Label
    /// A Boolean value that is true if the toggle is on; setting it flips the toggle.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

nonisolated extension View {
    /// Sets the style of the toggles in this view.
    public consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style, named: "toggleStyle")
    }
}

/// The style of a toggle where no other is set: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        // Pinned: a toggle made bare by the default style would be drawn by it again.
        Toggle(configuration).toggleStyle(.switch)
    }
}

/// A label, and a switch at the far end.
public struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let isAlone = labelsVisibility == .hidden
        HStack {
            configuration.label.labelHidden(isAlone)
            if !isAlone { Spacer() }
            Switch(isOn: configuration.isOn)
                .onTapGesture { configuration.isOn.toggle() }
        }
    }
}

/// A label that is pressed to flip the toggle.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .background(
            .tint.opacity(configuration.isOn ? 0.2 : 0), in: RoundedRectangle(cornerRadius: 5))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: what toggles look like where no style is set.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The style of a toggle that is a label beside a switch.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// The style of a toggle that is a button.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The part of a toggle that slides.
nonisolated package struct Switch: PrimitiveView, LayoutView {
    package let isOn: Bool

    package func describe(_ description: inout ViewDescription) {
        description.add("isOn", isOn)
    }

    /// The size of a switch on a phone; in cells it is so many rows high, so that what is below begins with one.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let row = context.metrics.cell?.height ?? 1
        return LeafBox(.fixed(CGSize(width: 51, height: max(1, (31 / row).rounded()) * row)))
    }
}
