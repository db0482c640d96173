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

    /// Makes a group with any view as its label.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the group is expanded; `nil` for a group that stores it.
    ///   - content: The views that the group shows or hides.
    ///   - label: The label.
    public init(
        isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        binding = isExpanded
        self.content = .init(content: AnyView(content()))
        self.label = .init(content: AnyView(label()))
    }

    /// Makes a group with a title.
    @AlsoUnlocalized
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
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
