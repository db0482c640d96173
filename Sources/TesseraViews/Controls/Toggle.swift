/// A control that is on or off.
///
/// ```swift
/// Toggle("Remember me", isOn: $remembers)
/// ```
///
/// Its style draws it and flips it: `.toggleStyle(_:)`.
nonisolated public struct Toggle<Label: View>: StyledView {
    public let configuration: ToggleStyleConfiguration

    /// Makes a toggle with any view as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(label())), isOn: isOn)
    }

    /// Makes a toggle with a title.
    @AlsoUnlocalized @AlsoWithSymbol
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Makes the toggle of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: ToggleStyleConfiguration)
    where Label == ToggleStyleConfiguration.Label {
        self.configuration = configuration
    }

    public var defaultStyle: DefaultToggleStyle { DefaultToggleStyle() }
}

extension Toggle: DescribedView, RowView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) {
        description.add("isOn", configuration.isOn)
        description.add(announcement)
    }

    package var announcement: AccessibilityModifier {
        .several([
            .children(.combine), .addTraits(.isToggle), .value(configuration.isOn ? "on" : "off"),
            .action(.default) { _ in configuration.isOn.toggle() },
        ])
    }
}
