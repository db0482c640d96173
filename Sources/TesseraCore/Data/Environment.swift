public import Observation

/// A property wrapper that reads a value from a view's environment.
///
/// The nearest `.environment(_:_:)` above the view sets the value. The body runs again when the
/// value that it read changes. If the graph does not find the property, as in a plain struct, it
/// reads the default and reports a runtime issue.
///
/// ```swift
/// @Environment(\.isEnabled) private var isEnabled
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: GraphProperty {
    @usableFromInline
    enum Storage {
        case lookup(EnvironmentLookup<Value>)
        /// The view is in a tree.
        case reading(EnvironmentReading<Value>)
    }

    @usableFromInline var storage: Storage

    private var lookup: EnvironmentLookup<Value> {
        switch storage {
        case .lookup(let lookup): lookup
        case .reading(let reading): reading.lookup
        }
    }

    /// Reads the environment value at a key path, or a part of a value.
    ///
    /// With `\.self` it reads the whole environment. A body then depends only on the values that it
    /// reads from it.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        storage = .lookup(.keyPath(keyPath))
    }

    /// The value at the view.
    @inlinable
    public var wrappedValue: Value {
        switch storage {
        case .reading(let reading): reading.read() ?? Self.missing()
        case .lookup(let lookup): Self.read(lookup)
        }
    }

    @usableFromInline
    static func read(_ lookup: EnvironmentLookup<Value>) -> Value {
        UninstalledProperty(wrapper: "@Environment", type: Value.self)
            .report("read", "the default is used")
        return lookup.value(in: EnvironmentValues()) ?? missing()
    }

    @usableFromInline
    static func missing() -> Value {
        let place = Tracking.place.map { " of \($0.pathInTree)" } ?? ""
        fatalError(
            "No object of type \(Value.self) in the environment\(place): set one above this view with "
                + "`.environment(object)`, or declare the property as `\(Value.self)?`.")
    }

    mutating func install(for place: Place) {
        let reading = place.scope.reading(of: lookup, noticing: place.observations)
        reading.addUser()
        storage = .reading(reading)
    }

    mutating func install(after old: Environment, for place: Place) {
        if Environment.isSame(old, self) {
            storage = old.storage
        } else {
            install(for: place)
            if case .reading(let reading) = old.storage { reading.removeUser() }
        }
    }

    mutating func uninstall() {
        if case .reading(let reading) = storage { reading.removeUser() }
    }
}

extension Environment {
    /// Reads the observable object of a type, set with `.environment(_:)`.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        storage = .lookup(.object(ObjectLookup { $0[ObjectKey<Value>.self] }))
    }

    /// Reads the observable object of a type, or `nil` if the environment has no such object.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        // Without `some`, a missing object would become a missing value.
        storage = .lookup(.object(ObjectLookup { .some($0[ObjectKey<Object>.self]) }))
    }
}

extension Environment: GraphComparable {
    static func isSame(_ old: Environment, _ new: Environment) -> Bool {
        old.lookup == new.lookup
    }
}

/// The key of the observable object of a type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
