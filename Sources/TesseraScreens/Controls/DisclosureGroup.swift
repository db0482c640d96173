/// A control that shows or hides views when its label is tapped.
///
/// ```swift
/// DisclosureGroup("Details") { Text("240 pages"); Text("Hardcover") }
/// DisclosureGroup("Details", isExpanded: $isExpanded) { Text("240 pages") }
/// ```
///
/// Without a binding, it is collapsed at first. Collapsed views are not in the tree. In a list or
/// form, the label and each of the views is a row.
///
/// Its style draws it: `.disclosureGroupStyle(_:)`. The label is announced as a button with the
/// value *expanded* or *collapsed*.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: StyledView {
    @State private var isExpanded = false
    private let binding: Binding<Bool>?
    private let label: DisclosureGroupStyleConfiguration.Label
    private let content: DisclosureGroupStyleConfiguration.Content

    private init(_ binding: Binding<Bool>?, _ content: Content, _ label: Label) {
        self.binding = binding
        self.content = .init(content: AnyView(content))
        self.label = .init(content: AnyView(label))
    }

    /// Makes a group with any view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content(), label())
    }

    /// Makes a group that is expanded while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content(), label())
    }

    public var configuration: DisclosureGroupStyleConfiguration {
        DisclosureGroupStyleConfiguration(
            label: label, content: content, isExpanded: binding ?? $isExpanded)
    }

    public var defaultStyle: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroup: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.add("isExpanded", binding?.wrappedValue ?? isExpanded)
    }
}

nonisolated extension DisclosureGroup where Label == Text {
    /// Makes a group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(nil, content(), Text(titleKey))
    }

    /// Makes a group with an unlocalized title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(nil, content(), Text(title))
    }

    /// Makes a group with a title that is expanded while a value is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded, content(), Text(titleKey))
    }

    /// Makes a group with an unlocalized title that is expanded while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded, content(), Text(title))
    }
}
