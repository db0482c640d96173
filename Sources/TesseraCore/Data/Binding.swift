/// A property wrapper that reads and writes a value stored elsewhere.
///
/// Reading a binding makes the body depend on the value, and only on the part that it reads. A view
/// that receives `$ratings[3]` and reads it depends on that element; its parent does not. The graph
/// compares views before it runs them. Two bindings to the same place are equal; two bindings made
/// of closures are not.
///
/// A binding passes on every write, also of an equal value. `@State` then drops an equal value, and
/// a setter closure is called each time.
///
/// Read and write a binding on the main actor. Other code may only pass it on.
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
    /// The transaction of writes through this binding. Values of the current transaction override
    /// it.
    public var transaction: Transaction

    @inlinable
    init(_ location: Location<Value>, _ transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// Creates a binding from two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(FunctionLocation(get: get) { value, _ in set(value) })
    }

    /// Creates a binding from two closures. The setter receives the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(FunctionLocation(get: get, set: set))
    }

    /// Creates a binding to the same place as another binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Returns a binding to a value that never changes. Writing it has no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(ConstantLocation(value))
    }

    /// The value that the binding reads and writes.
    public var wrappedValue: Value {
        @inlinable get { location.read() }
        nonmutating set {
            location.write(newValue, transaction.merging(.current))
        }
    }

    /// The binding itself: `$rating`.
    public var projectedValue: Binding<Value> { self }

    /// Whether writing has no effect, as for `.constant` and each of its parts.
    ///
    /// SwiftUI has no such property. A control can use it to appear as read-only.
    public var isConstant: Bool { location.isConstant }

    /// Returns a binding to a property of the value.
    ///
    /// A write sets the property in the stored value. The setter of a computed property must not
    /// read that value through another binding: that stops the program, like any read of a variable
    /// that is being modified.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        part(at: PropertyPath(keyPath: keyPath))
    }

    /// Returns a binding to the part at a path.
    ///
    /// A view that reads the binding runs again only if the part has changed.
    ///
    /// - Parameters:
    ///   - path: The place of the part in the value.
    ///   - part: The part, if it is known. The binding reads it if the value loses the part.
    @inlinable
    func part<P: BindingPath>(at path: P, initially part: P.Part? = nil) -> Binding<P.Part>
    where P.Whole == Value {
        Binding<P.Part>(ProjectedLocation(location, path, initially: part), transaction)
    }

    /// Returns a binding whose writes carry a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

extension Binding {
    /// Creates a binding to the value of an optional, or returns `nil` if the optional is `nil`.
    ///
    /// Reading the value includes reading whether it exists. If the optional later becomes `nil`,
    /// the binding reads the last value and reports a runtime issue.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self = base.part(at: UnwrappedPath(), initially: value)
    }

    /// Creates a binding to a value as an optional. Writing `nil` has no effect.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self = base.part(at: WrappedPath())
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: GraphComparable, PrintedProperty {
    /// Returns whether two bindings lead to the same place with the same transaction.
    package static func isSame(_ old: Binding, _ new: Binding) -> Bool {
        old.location.isSame(as: new.location) && old.transaction.isSame(as: new.transaction)
    }

    static var printedType: Any.Type { Value.self }

    var printedValue: Any? {
        location.noteRead()
        return location.lastValue
    }
}
