public import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var book: Book
/// Rating(value: $book.stars)
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value

    /// A source of bindings to the object's properties: `$book.stars`.
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "the object must be @Observable")
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates a wrapper around the object assigned in the declaration.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a wrapper around an object: `Bindable(book).stars`.
    public init(_ object: Value) { wrappedValue = object }
    /// Creates a copy of another wrapper.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
    /// Makes a source of bindings to an object that tracks its readers in any way.
    init(tracked object: Value) { wrappedValue = object }

    /// A binding to a property of the object.
    public subscript<Part>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        let object = wrappedValue
        return Binding(
            FunctionLocation(
                get: { object[keyPath: keyPath] },
                set: { value, transaction in
                    withTransaction(transaction) { object[keyPath: keyPath] = value }
                },
                identity: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)]))
    }
}
