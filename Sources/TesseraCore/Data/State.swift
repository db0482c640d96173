/// A property wrapper that stores a value owned by a view.
///
/// The value lives as long as the view's identity. After a write, the bodies that read it rerun.
/// The initial value is used once, when the view enters the tree. Writing an equal value has no
/// effect. Writing during an update reports a runtime issue and has no effect.
///
/// The graph finds a state in a view, a modifier, a style, or a ``DynamicProperty``. Anywhere else,
/// as in a plain struct, a state keeps its initial value. Writing such a state, making a binding to
/// it, or reading it in a body reports a runtime issue. Outside a body, as before the view enters
/// the tree, reading returns the initial value.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty, GraphField {
    @usableFromInline let initial: Value
    @usableFromInline var location: StateLocation<Value>?

    /// Creates a state with the value assigned in its declaration: `@State var count = 0`.
    @inlinable
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates a state with an initial value from a view's initializer.
    ///
    /// The value is used when the view enters the tree. Values passed in later updates are ignored.
    ///
    /// ```swift
    /// init(start: Int) { _count = State(initialValue: start) }
    /// ```
    @inlinable
    public init(initialValue: Value) { initial = initialValue }

    /// The current value. Writing an equal value has no effect.
    public var wrappedValue: Value {
        @inlinable get { location?.read() ?? uninstalledValue() }
        nonmutating set {
            guard let location else { return reportUse("written", "the write is ignored") }
            location.write(newValue, .current)
        }
    }

    /// A binding to the value. Creating the binding does not read the value.
    @inlinable
    public var projectedValue: Binding<Value> {
        if let location { Binding(location) } else { uninstalledBinding() }
    }

    private func reportUse(_ use: String, _ result: String) {
        reportUninstalled("@State", of: Value.self, use, result)
    }

    @usableFromInline
    func uninstalledValue() -> Value {
        if Tracking.place != nil { reportUse("read", "its initial value is used") }
        return initial
    }

    @usableFromInline
    func uninstalledBinding() -> Binding<Value> {
        reportUse("bound to", "the binding is a constant")
        return .constant(initial)
    }

    mutating func install(for place: Place) { location = StateLocation(initial, place: place) }

    mutating func takeOver(from old: inout State, for place: Place) { location = old.location }

    mutating func uninstall(for place: Place) { location?.place = nil }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is initially `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: GraphComparable, PrintedProperty {
    static func isSame(_ old: State, _ new: State) -> Bool {
        Comparison.isSame(old.initial, new.initial)
    }

    /// A parent does not set its child's state, so state does not count when the two views are
    /// compared.
    static var comparisonInOwner: Comparison { .alwaysSame }

    static var printedType: Any.Type { Value.self }
    var printedValue: Any? { location?.read() ?? initial }
}
