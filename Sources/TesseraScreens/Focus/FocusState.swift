/// A property that reads and moves the focus among the views of a view.
///
/// ```swift
/// enum Field { case title, author }
/// @FocusState private var field: Field?
///
/// TextField("Title", text: $title).focused($field, equals: .title)
/// TextField("Author", text: $author).focused($field, equals: .author)
/// Button("Next") { field = .author }
/// ```
///
/// While the focus is elsewhere, the value is `nil`, or `false` for a `Bool`. The value is also
/// reset if no view in the tree has it, or if that view cannot have the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Makes a state that indicates whether a view has the focus.
    public init() where Value == Bool {
        _value = State(wrappedValue: false)
    }

    /// Makes a state that indicates which of several views has the focus.
    public init<Field: Hashable>() where Value == Field? {
        _value = State(wrappedValue: nil)
    }

    /// The value of the view that has the focus. Setting it moves the focus.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// A binding for the `focused` modifiers.
    public var projectedValue: Binding { Binding(state: $value) }

    /// A reference to a focus state, also as a property of a view that receives it.
    ///
    /// ```swift
    /// struct Search: View {
    ///     @FocusState.Binding var isSearching: Bool
    ///     var body: some View { TextField("Search", text: $text).focused($isSearching) }
    /// }
    /// ```
    @propertyWrapper
    public struct Binding: DynamicProperty {
        @TesseraCore.Binding fileprivate var state: Value

        fileprivate init(state: TesseraCore.Binding<Value>) { _state = state }

        /// The value of the view that has the focus. Setting it moves the focus.
        public var wrappedValue: Value {
            get { state }
            nonmutating set { state = newValue }
        }

        /// The reference itself.
        public var projectedValue: Binding { self }
    }
}

nonisolated extension View {
    /// Binds a state to the focus: `true` while the focus is in this view.
    ///
    /// The tree prints the state: `.focused(true)`.
    public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        let bound = FocusBinding(
            state: condition.$state.erased, value: true, elsewhere: false, name: nil)
        return modifier(FocusedModifier(bound: bound))
    }

    /// Binds a state to the focus, with a value for this view.
    ///
    /// The tree prints whether the state has the value: `.focused(true, equals: title)`.
    ///
    /// - Parameters:
    ///   - binding: The state; `nil` while the focus is elsewhere.
    ///   - value: The value while the focus is in this view. With `nil`, the view never requests
    ///     the focus.
    public consuming func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value?
    ) -> some View {
        let bound = FocusBinding(
            state: binding.$state.erased, value: value.erased, elsewhere: Value?.none.erased,
            name: value.map { "\($0)" } ?? "nil")
        return modifier(FocusedModifier(bound: bound))
    }
}

extension Hashable {
    /// The value without its type. A value of another type has no effect.
    fileprivate var erased: AnyHashable {
        get { AnyHashable(self) }
        set { if let value = newValue.base as? Self { self = value } }
    }
}

/// The value of a focus state while the focus is in a view.
nonisolated struct FocusBinding {
    let state: Binding<AnyHashable>
    /// The value of the state while the focus is in the view.
    let value: AnyHashable
    /// The value of the state while no view with this state has the focus.
    let elsewhere: AnyHashable
    /// The name of the value; `nil` for a state that is true or false.
    let name: String?

    /// Returns the value of another binding to the same state; `nil` for another state.
    private func value(of other: FocusBinding) -> AnyHashable? {
        Binding.isSame(other.state, state) ? other.value : nil
    }

    /// Whether another binding binds the same state to the same value.
    func isSame(as other: FocusBinding) -> Bool { value(of: other) == value }

    /// Updates the state when the focus comes or goes.
    func receive(_ hasFocus: Bool) {
        if hasFocus, state.wrappedValue != value { state.wrappedValue = value }
        if !hasFocus, state.wrappedValue == value { state.wrappedValue = elsewhere }
    }

    /// Moves the focus to the first view below a node that has the value of the state. Without such
    /// a view, the state is reset.
    @MainActor func move(_ focus: Focus, below top: Node) {
        let wanted = state.wrappedValue
        let values = focus.links.compactMap(value)
        if wanted == elsewhere {
            if values.contains(where: { $0 != wanted }) { focus.move(to: nil) }
        } else if !values.contains(wanted) {
            let link = top.firstNode {
                $0.role(FocusLink.self).flatMap { value(of: $0.bound) } == wanted
            }
            if let stop = link?.firstNode(where: { $0.isFocusStop }) ?? link?.focusStop {
                focus.move(to: stop)
            } else {
                state.wrappedValue = elsewhere
            }
        }
    }
}

nonisolated private struct FocusedModifier: ViewModifier, HiddenBody {
    let bound: FocusBinding
    @Environment(\.focus) var focus

    func body(content: Content) -> some View {
        content.modifier(FocusLink(bound: bound, focus: focus, current: bound.state.wrappedValue))
    }
}

/// A modifier that binds a state to the focus of the views inside.
nonisolated struct FocusLink: PrimitiveModifier, Role {
    let bound: FocusBinding
    // The focus keeps the binding alone: with this reference it would keep itself.
    let focus: Focus?
    /// The value of the state.
    let current: AnyHashable

    static var observesLifetime: Bool { true }

    /// Whether the state has the value of this view.
    private var isChosen: Bool { current == bound.value && current != bound.elsewhere }

    func didAppear() { if isChosen { focus?.follow(bound) } }

    func didChange(from old: Self) { if current != old.current { focus?.follow(bound) } }

    var description: ModifierDescription? {
        var description = ModifierDescription("focused", "\(isChosen)")
        if let name = bound.name { description.arguments.append("equals: \(name)") }
        return description
    }
}
