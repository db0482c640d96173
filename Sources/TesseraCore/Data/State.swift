/// A value that a view owns: it lives as long as the view's identity, and writing it runs the
/// bodies that have read it.
///
/// The initial value counts once, when the view comes into the tree. A write is dropped if the
/// value is equal to the one there is. A write while the tree is being updated is reported as a
/// runtime issue and ignored. Outside a tree the initial value is read, and writes have no effect.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
@propertyWrapper
public struct State<Value>: GraphProperty {
    @usableFromInline let initial: Value
    @usableFromInline var location: StateLocation<Value>?

    @inlinable
    public init(wrappedValue: Value) { initial = wrappedValue }
    @inlinable
    public init(initialValue: Value) { initial = initialValue }

    public var wrappedValue: Value {
        // Written with `if let`, this would count a reference more.
        @inlinable get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue, .current) }
    }

    /// A binding to the value; taking it is not reading the value.
    @inlinable
    public var projectedValue: Binding<Value> {
        if let location { Binding(location) } else { .constant(initial) }
    }

    mutating func install(for node: Node) {
        location = StateLocation(initial, node: node)
    }

    mutating func install(after old: State, for node: Node) {
        location = old.location
    }

    mutating func uninstall() {
        location?.node = nil
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// A view's own state is none of what its parent says of it.
extension State: GraphComparable {
    static func isSame(_ old: State, _ new: State) -> Bool { true }
    static var comparison: Comparison { .always }
}

extension State: PrintedProperty {
    static var printedType: Any.Type { Value.self }
    var printedValue: Any { location?.value ?? initial }
}
