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

    /// A binding to a property of the object.
    public subscript<Part>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        Binding(ObjectLocation(object: wrappedValue, keyPath: keyPath))
    }
}

/// A property of an observable object. The object tracks its readers through Observation.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Value { object[keyPath: keyPath] }
    override var unnoticedValue: Value? { nil }

    override func write(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func modify(
        _ transaction: Transaction, by projection: any Projection,
        _ change: (inout Value) -> Void
    ) {
        withTransaction(transaction) { change(&object[keyPath: keyPath]) }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
