/// A control that displays how far a task has got, or that it goes on.
///
/// ```swift
/// ProgressView("Downloading", value: loaded, total: 100)
/// ProgressView()     // a task of unknown length
/// ```
///
/// Its style draws it: `.progressViewStyle(_:)`. A progress view is a single accessibility element,
/// announced with its value in percent, or as *in progress*.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: StyledView {
    private let content: Displayed<ProgressViewStyleConfiguration>

    public var configuration: ProgressViewStyleConfiguration { content.reported }

    /// Makes a progress view with labels, if there are any.
    ///
    /// - Parameters:
    ///   - value: The work that is done, clamped to the total; `nil` for a task of unknown length. A
    ///     value below 0 or above the total is reported as a runtime issue.
    ///   - total: The whole work. If it is not greater than 0, which is reported, all of it is done.
    ///   - label: The task; none by default.
    ///   - currentValueLabel: The label of the value; none by default.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        let (label, valueLabel) = (label().erasedUnlessEmpty, currentValueLabel().erasedUnlessEmpty)
        func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label.map(ProgressViewStyleConfiguration.Label.init),
                currentValueLabel:
                    valueLabel
                    .map(ProgressViewStyleConfiguration.CurrentValueLabel.init))
        }
        if let value, total > 0 {
            content = Displayed(value, in: 0...total, configuration)
        } else {
            content = Displayed(
                configuration: configuration(value == nil ? nil : 1),
                fault: value == nil
                    ? nil : "the total is \(printed(Double(total))); 100% is shown.")
        }
    }

    /// Makes a progress view of a task of unknown length, with a label if there is one.
    public init(@ViewBuilder label: () -> Label = { EmptyView() })
    where CurrentValueLabel == EmptyView {
        self.init(value: Double?.none, label: label)
    }

    /// Makes a progress view with a title, of a task of unknown length.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init { Text(titleKey) }
    }

    /// Makes a progress view with a title.
    @AlsoUnlocalized
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Makes the progress view of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        content = Displayed(configuration: configuration)
    }

    public var defaultStyle: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressView: DescribedView, RowView, LayoutView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) {
        description.add("fractionCompleted", content.configuration.fractionCompleted)
        description.add(announcement)
    }

    package var announcement: AccessibilityModifier {
        let value = content.configuration.fractionCompleted.map(Track.percent) ?? "in progress"
        return .several([.children(.combine), .value(value)])
    }
}
