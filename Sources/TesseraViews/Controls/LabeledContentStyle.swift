/// The look of labelled content.
///
/// ```swift
/// struct StackedContentStyle: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.label; configuration.content }
///     }
/// }
/// ```
public protocol LabeledContentStyle: ControlStyle
where StyleConfiguration == LabeledContentStyleConfiguration {
    /// The properties of labelled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labelled content, for its style.
public struct LabeledContentStyleConfiguration {
    /// The label, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The type-erased content.
    nonisolated public struct Content: ControlPart {
        public let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The content that the label names.
    public let content: Content
}

nonisolated extension View {
    /// Sets the style of the labelled content in this view.
    public consuming func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style, named: "labeledContentStyle")
    }
}

/// The default style of labelled content.
///
/// Inside `.labelsHidden()` the label is announced but not shown.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.isInRow) private var isInRow
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let isAlone = labelsVisibility == .hidden
        HStack {
            configuration.label.part(.label).labelHidden(isAlone)
            if isInRow, !isAlone { Spacer() }
            configuration.content
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style of labelled content.
    nonisolated public static var automatic: AutomaticLabeledContentStyle {
        AutomaticLabeledContentStyle()
    }
}
