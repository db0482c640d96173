/// A value that a view owns: it lives as long as the view's identity, and writing it runs the
/// bodies that have read it.
///
/// The initial value counts once, when the view comes into the tree. A write is dropped if the
/// value is equal to the one there is. A write while the tree is being updated is reported as a
/// runtime issue and ignored.
///
/// The graph finds a state in a view, a modifier or a style, and in a ``DynamicProperty``. One
/// elsewhere, as in a plain struct, has its initial value for good; writing it, making a binding to
/// it and reading it in a body is reported as a runtime issue. Read outside a body, as before the
/// view is in a tree, the initial value is what there is to read.
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

    /// Makes a state from the value that its declaration gives it: `@State var count = 0`.
    @inlinable
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Makes a state with an initial value that is known in a view's initializer only.
    ///
    /// It counts when the view comes into the tree; a later value has no effect.
    ///
    /// ```swift
    /// init(start: Int) { _count = State(initialValue: start) }
    /// ```
    @inlinable
    public init(initialValue: Value) { initial = initialValue }

    /// The value now; an equal one is not written.
    public var wrappedValue: Value {
        // Written with `if let`, this would count a reference more.
        @inlinable get { location?.read() ?? uninstalledValue() }
        nonmutating set {
            guard let location else { return uninstalled.report("written", "the write is ignored") }
            location.write(newValue, .current)
        }
    }

    /// A binding to the value; taking it is not reading the value.
    @inlinable
    public var projectedValue: Binding<Value> {
        if let location { Binding(location) } else { uninstalledBinding() }
    }

    private var uninstalled: UninstalledProperty {
        UninstalledProperty(wrapper: "@State", type: Value.self)
    }

    @usableFromInline
    func uninstalledValue() -> Value {
        if Tracking.place != nil { uninstalled.report("read", "its initial value is used") }
        return initial
    }

    @usableFromInline
    func uninstalledBinding() -> Binding<Value> {
        uninstalled.report("bound to", "the binding is a constant")
        return .constant(initial)
    }

    mutating func install(for place: Place) {
        location = StateLocation(initial, place: place)
    }

    mutating func install(after old: State, for place: Place) {
        location = old.location
    }

    mutating func uninstall() {
        location?.place = nil
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes a state that is `nil` at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: GraphComparable {
    static func isSame(_ old: State, _ new: State) -> Bool {
        Comparison.isSame(old.initial, new.initial)
    }

    /// A view's own state is none of what its parent says of it.
    static var comparisonInOwner: Comparison { .always }
}

extension State: PrintedProperty {
    static var printedType: Any.Type { Value.self }
    var printedValue: Any { location?.read() ?? initial }
}
