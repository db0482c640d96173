/// A value that is stored elsewhere, to be read and written here.
///
/// Only reading makes a body depend on the value, and only on the part that is read: a view that
/// is handed `$ratings[3]` and reads it depends on that element, and its parent on none. Bindings
/// to the same place count as equal when the graph compares views; those made of closures do not.
///
/// An equal value is written like any other: it is a `@State` that drops it, and a setter is called,
/// also for a part of what it sets.
///
/// Read and write it on the main actor, as views do: from elsewhere it can be passed on only.
///
/// ```swift
/// struct Stars: View {
///     @Binding var rating: Int
///     var body: some View { Button("\(rating) stars") { rating += 1 } }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    @usableFromInline let location: Location<Value>
    /// The transaction of writes, except those during another transaction.
    public var transaction: Transaction

    @inlinable
    init(_ location: Location<Value>, _ transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// Makes a binding of two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(FunctionLocation(get: get) { value, _ in set(value) })
    }

    /// Makes a binding of two closures, the second of which receives the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(FunctionLocation(get: get, set: set))
    }

    /// Makes a binding to the same place as another one.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a value that does not change: writing it has no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(ConstantLocation(value))
    }

    /// The value in its place, read and written there.
    public var wrappedValue: Value {
        @inlinable get { location.read() }
        nonmutating set { location.write(newValue, transaction.overriddenByCurrent) }
    }

    /// The binding itself: `$rating`.
    public var projectedValue: Binding<Value> { self }

    /// A Boolean value that is true if writing has no effect, as with `.constant` and with every
    /// part of it.
    ///
    /// SwiftUI has no such property. A control can use it to show that it is for reading only.
    public var isConstant: Bool { location.isConstant }

    /// A binding to a property of the value.
    ///
    /// The property is set in place, in the value as it is stored. If it is a computed one, its setter
    /// must not read that value by way of another binding: the program stops, as at any access to a
    /// variable that is being changed.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        project(PropertyPath(keyPath: keyPath), initially: nil)
    }

    /// A binding whose writes carry a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    @inlinable
    func project<P: Path>(_ path: P, initially part: P.Part?) -> Binding<P.Part>
    where P.Whole == Value {
        Binding<P.Part>(ProjectedLocation(location, path, initially: part), transaction)
    }
}

extension Binding {
    /// A binding to what is in an optional, or `nil` if there is nothing in it.
    ///
    /// The presence of the value counts as read. If the value goes away later, the last one is
    /// read, and a runtime issue reported.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self = base.project(UnwrappedPath(), initially: value)
    }

    /// A binding to a value as an optional; writing `nil` has no effect.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self = base.project(WrappedPath(), initially: nil)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: GraphComparable {
    static func isSame(_ old: Binding, _ new: Binding) -> Bool {
        old.location.isSame(as: new.location)
    }
}

extension Binding: PrintedProperty {
    static var printedType: Any.Type { Value.self }

    var printedValue: Any {
        location.noteRead()
        return location.lastValue
    }
}
