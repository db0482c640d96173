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
    private let content: ProgressViewStyleConfiguration
    private var issue: String?

    public var configuration: ProgressViewStyleConfiguration {
        if let issue { reportRuntimeIssue(issue) }
        return content
    }

    /// Makes the progress view of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        content = configuration
    }

    private init(
        fraction: Double?, issue: String? = nil, label: Label, currentValueLabel: CurrentValueLabel
    ) {
        self.issue = issue
        content = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(currentValueLabel)))
    }

    public var defaultStyle: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressView: DescribedView, RowView, LayoutView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) {
        description.add("fractionCompleted", content.fractionCompleted)
        description.add(announcement)
    }

    package var announcement: AccessibilityModifier {
        let value = content.fractionCompleted.map(Track.percent) ?? "in progress"
        return .several([.children(.combine), .value(value)])
    }
}

nonisolated extension ProgressView {
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
        var (fraction, issue) = (Double?.none, String?.none)
        if value != nil, !(total > 0) {
            fraction = 1
            issue = "the total is \(printed(Double(total))); 100% is shown."
        } else if let value {
            let (stops, value) = (Stops(0...total, step: nil), Double(value))
            (fraction, issue) = (stops.fraction(of: value), stops.issue(displaying: value))
        }
        self.init(
            fraction: fraction, issue: issue, label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Makes a progress view of a task of unknown length, with a label if there is one.
    public init(@ViewBuilder label: () -> Label = { EmptyView() })
    where CurrentValueLabel == EmptyView {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Makes a progress view with a title, of a task of unknown length.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey) {
        self.init { Text(titleKey) }
    }

    /// Makes a progress view with a title.
    @AlsoUnlocalized
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1
    ) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}
