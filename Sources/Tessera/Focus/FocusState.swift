public import TesseraCore

/// The place of the focus among a view's own, to be read and to be moved.
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
/// The value is `nil`, or `false` for one of `Bool`, while the focus is elsewhere. A value that no
/// view in the tree stands for, or none that can have the focus, goes back to that.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Makes a state that says whether one view has the focus.
    public init() where Value == Bool {
        _value = State(wrappedValue: false)
    }

    /// Makes a state that says which of several views has the focus.
    public init<Field: Hashable>() where Value == Field? {
        _value = State(wrappedValue: nil)
    }

    /// The place of the focus; another one moves it.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// A binding for the `focused` modifiers.
    public var projectedValue: Binding { Binding(place: $value) }

    /// A focus state that is kept elsewhere.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        let place: TesseraCore.Binding<Value>

        /// The place of the focus; another one moves it.
        public var wrappedValue: Value {
            get { place.wrappedValue }
            nonmutating set { place.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}
