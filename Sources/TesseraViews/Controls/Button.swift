/// A control that performs an action.
///
/// ```swift
/// Button("Save") { save() }
/// Button { rating = 3 } label: { Image(systemName: "star.fill") }
/// ```
///
/// Its style draws it and handles presses: `.buttonStyle(_:)`.
nonisolated public struct Button<Label: View>: StyledView {
    public let configuration: PrimitiveButtonStyleConfiguration

    /// Makes a button with any view as its label.
    @inlinable
    public init(
        role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(label())),
            action: ControlAction(action))
    }

    /// Makes a button with a title.
    @AlsoUnlocalized @AlsoWithSymbol
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
    ) where Label == Text {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Makes the button of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: PrimitiveButtonStyleConfiguration)
    where Label == PrimitiveButtonStyleConfiguration.Label {
        self.configuration = configuration
    }

    public var defaultStyle: DefaultButtonStyle { DefaultButtonStyle() }
}

extension Button: DescribedView, RowView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) {
        description.add("role", configuration.role)
        description.add(announcement)
    }

    package var announcement: AccessibilityModifier {
        .several([.children(.combine), .addTraits(.isButton)])
    }

    /// Whether the button has the destructive role.
    package var isDestructive: Bool { configuration.role == .destructive }
}

/// The purpose of a button, in addition to its action.
public enum ButtonRole: String, Hashable, Sendable {
    /// The role of a button that cancels an operation.
    case cancel
    /// The role of a button that deletes data.
    case destructive
}
