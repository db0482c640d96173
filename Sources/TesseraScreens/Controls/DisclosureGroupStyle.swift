/// The look of disclosure groups and the way they expand.
///
/// ```swift
/// struct LinkStyle: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isExpanded.toggle() } label: { configuration.label }
///         if configuration.isExpanded { configuration.content }
///     }
/// }
/// ```
public protocol DisclosureGroupStyle: ControlStyle
where StyleConfiguration == DisclosureGroupStyleConfiguration {
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
    /// The label of a disclosure group, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The views that a disclosure group shows or hides, of any type.
    nonisolated public struct Content: ControlPart {
        public let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The views to show while the group is expanded.
    public let content: Content
    /// Whether the group is expanded; setting the value expands or collapses it.
    @Binding public var isExpanded: Bool
}

nonisolated extension View {
    /// Sets the style of the disclosure groups in this view.
    public consuming func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S
    ) -> some View {
        controlStyle(style, named: "disclosureGroupStyle")
    }
}

/// The default style of disclosure groups: the label with a chevron at the far end, above the views.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    @Environment(\.isInRow) private var isInRow

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if isInRow {
            // Each view is a row of its own.
            parts(of: configuration)
        } else {
            VStack(alignment: .leading) { parts(of: configuration) }
        }
    }

    @ViewBuilder private func parts(of configuration: Configuration) -> some View {
        let isExpanded = configuration.isExpanded
        Button {
            configuration.isExpanded.toggle()
        } label: {
            HStack {
                configuration.label.part(.label)
                Spacer()
                Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
                    .accessibilityHidden(true)
            }
        }
        .buttonStyle(.automatic)
        .accessibilityValue(isExpanded ? "expanded" : "collapsed")
        if isExpanded { configuration.content }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style of a disclosure group where no other is set.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
        AutomaticDisclosureGroupStyle()
    }
}
