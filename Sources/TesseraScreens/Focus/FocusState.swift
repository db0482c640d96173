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
    public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            FocusedModifier(
                state: condition.$state.erased, value: true, elsewhere: false, name: "true"))
    }

    /// Binds a state to the focus, with a value for this view.
    ///
    /// - Parameters:
    ///   - binding: The state; `nil` while the focus is elsewhere.
    ///   - value: The value while the focus is in this view. With `nil`, the view never requests
    ///     the focus.
    public consuming func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value?
    ) -> some View {
        modifier(
            FocusedModifier(
                state: binding.$state.erased, value: value.erased, elsewhere: Value?.none.erased,
                name: "equals: \(value.map { "\($0)" } ?? "nil")"))
    }
}

extension Hashable {
    /// The value without its type. A value of another type has no effect.
    fileprivate var erased: AnyHashable {
        get { AnyHashable(self) }
        set { if let value = newValue.base as? Self { self = value } }
    }
}

nonisolated struct FocusedModifier: ViewModifier, HiddenBody {
    let state: Binding<AnyHashable>
    /// The value of the state while the focus is inside.
    let value: AnyHashable
    /// The value of the state while no view with this state has the focus.
    let elsewhere: AnyHashable
    let name: String
    @Environment(\.focus) var focus

    func body(content: Content) -> some View {
        content.modifier(FocusLink(bound: self, focus: focus, current: state.wrappedValue))
    }
}

/// A modifier that binds a state to the focus of the views inside.
nonisolated struct FocusLink: PrimitiveModifier, Role {
    let bound: FocusedModifier
    let focus: Focus?
    /// The value of the state.
    let current: AnyHashable

    static var observesLifetime: Bool { true }

    func didAppear() {
        if current == bound.value, current != bound.elsewhere { focus?.follow(self) }
    }

    func didChange(from old: Self) { if current != old.current { focus?.follow(self) } }

    /// Returns the value of another modifier that binds the same state; `nil` for another state.
    private func value(of other: FocusLink) -> AnyHashable? {
        Binding.isSame(other.bound.state, bound.state) ? other.bound.value : nil
    }

    /// Whether another modifier binds the same state to the same value.
    func isSame(as other: FocusLink) -> Bool { value(of: other) == bound.value }

    /// Updates the state when the focus comes or goes.
    func receive(_ hasFocus: Bool) {
        let state = bound.state
        if hasFocus, state.wrappedValue != bound.value { state.wrappedValue = bound.value }
        if !hasFocus, state.wrappedValue == bound.value { state.wrappedValue = bound.elsewhere }
    }

    /// Moves the focus to the first view below a node that has the value of the state. Without such
    /// a view, the state is reset.
    @MainActor func move(_ focus: Focus, below top: Node) {
        let wanted = bound.state.wrappedValue
        let values = focus.links.compactMap(value)
        if wanted == bound.elsewhere {
            if values.contains(where: { $0 != wanted }) { focus.move(to: nil) }
        } else if !values.contains(wanted) {
            let link = top.firstNode { $0.role(FocusLink.self).flatMap(value) == wanted }
            if let stop = link?.firstNode(where: { $0.canHaveFocus }) {
                focus.move(to: stop)
            } else {
                bound.state.wrappedValue = bound.elsewhere
            }
        }
    }

    var description: ModifierDescription? { ModifierDescription("focused", bound.name) }
}
