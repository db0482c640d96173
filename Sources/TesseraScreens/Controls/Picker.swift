/// A control that chooses one of several values.
///
/// ```swift
/// Picker("Genre", selection: $genre) {
///     ForEach(genres, id: \.self) { Text($0) }
///     Text("Other").tag("")
/// }
/// ```
///
/// Each view inside is an option. Its value is its `tag(_:)`, or its id in a `ForEach`. A view
/// without a value of the selection's type cannot be chosen. A tag of another type is reported as a
/// runtime issue.
///
/// The tree shows all options after the label; a screen reader announces the chosen option. A tap
/// on an option chooses it. In a row of a form only the chosen option is visible: a tap on the row
/// opens the options, and the choice closes them. If the picker has the focus, the up and down
/// arrows, Home and End choose as well. A host chooses with `choose(_:in:)`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Binding private var selection: SelectionValue
    private let label: Label
    private let content: Content
    @State private var isOpen = false
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isInRow) private var isInRow
    @Environment(\.presentedScreen) private var screen

    /// Makes a picker with any view as its label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        self.label = label()
        self.content = content()
    }

    /// Makes a picker with a title.
    @AlsoUnlocalized @AlsoWithSymbol
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Makes a picker with a label. Use the initializer with a closure instead.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }

    @MainActor public var body: some View {
        let node = Node.running
        let menu = isInRow ? $isOpen : screen?.message
        Group {
            label.labelHidden(labelsVisibility == .hidden)
            PickerOptions(
                content: content.rowBoundary(.outside)
                    .unseen(menu?.wrappedValue == false ? "in a closed menu" : nil)
                    .modifier(
                        LifetimeModifier(
                            name: nil, id: 0, appear: { [weak node] _ in node.map(checkTags) })),
                selection: selection, choice: $selection, menu: menu
            )
            .onControlKeyPress { press, node in
                self.press(press, among: node.options(of: SelectionValue.self).map(\.value))
            }
        }
        .announced([.children(.combine), .addTraits(.isButton)])
    }

    /// Reports the tags of another type than the selection's.
    @MainActor private func checkTags(at node: Node) {
        guard let mismatch = node.mismatch(with: SelectionValue.self) else { return }
        node.reportingIssues { reportRuntimeIssue("\(mismatch); they cannot be chosen.") }
    }

    private func press(_ press: KeyPress, among values: [SelectionValue]) -> KeyPress.Result {
        let current = values.firstIndex(of: selection)
        let places: [KeyEquivalent: Int] = [
            .upArrow: (current ?? values.count) - 1, .downArrow: (current ?? -1) + 1,
            .home: 0, .end: values.count - 1,
        ]
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]),
            let next = places[press.key], values.indices.contains(next), next != current
        else { return .ignored }
        selection = values[next]
        return .handled
    }
}

extension Picker: DescribedView, ChoiceInput, RowView, LayoutView {
    public func describe(_ description: inout ViewDescription) {
        description.add("selection", selection)
    }

    package nonisolated func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
    {
        context.row(views)
    }

    @MainActor func choice(of value: AnyHashable, at node: Node) -> Response {
        let values = node.options(of: SelectionValue.self).map(\.value)
        guard let value = value.base as? SelectionValue, values.contains(value) else {
            let mismatch = values.isEmpty ? node.mismatch(with: SelectionValue.self) : nil
            return .refuse(mismatch ?? refusal(of: value, among: values))
        }
        return .perform { selection = value }
    }

    private func refusal(of value: AnyHashable, among values: [SelectionValue]) -> String {
        // Two values of different types may print alike.
        let isOfType = value.base is SelectionValue
        let type = isOfType ? "" : " of type \(type(of: value.base))"
        let types = isOfType ? "" : " of type \(SelectionValue.self)"
        let options = values.map { "\($0)" }.joined(separator: ", ")
        return "there is no option \(value)\(type); the options are\(types): \(options)"
    }
}

/// A view whose value is chosen among options.
protocol ChoiceInput: Role {
    @MainActor func choice(of value: AnyHashable, at node: Node) -> Response
}
