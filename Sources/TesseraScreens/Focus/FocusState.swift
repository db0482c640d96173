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
    public var projectedValue: Binding { $value }

    /// A reference to a focus state.
    public typealias Binding = TesseraCore.Binding<Value>
}
