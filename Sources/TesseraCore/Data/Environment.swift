public import Observation

/// A value of the environment that a view reads.
///
/// The value is the one at the view: set by the nearest `.environment(_:_:)` above it. The body
/// runs again when the value differs from the one it read. Where the graph does not find the
/// property, as in a plain struct, the default is read, and a runtime issue reported.
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

    /// Reads the value at a key path: one of the environment's, or a part of one.
    ///
    /// With `\.self` it is the environment as a whole; a body then depends on those values of it
    /// that the body reads.
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
    /// Reads the observable object of a type that `.environment(_:)` has set.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        storage = .lookup(.object(ObjectLookup { $0[ObjectKey<Value>.self] }))
    }

    /// Reads the observable object of a type, or `nil` if there is none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        // Without `some`, no object would be converted to no value.
        storage = .lookup(.object(ObjectLookup { .some($0[ObjectKey<Object>.self]) }))
    }
}

extension Environment: GraphComparable {
    static func isSame(_ old: Environment, _ new: Environment) -> Bool {
        old.lookup == new.lookup
    }
}

/// The observable object of a type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
