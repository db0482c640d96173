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
public struct Environment<Value>: DynamicProperty, GraphField {
    // A single reference, because a view is copied for each closure that uses it.
    @usableFromInline
    enum Storage {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// The value at the view, which is in a tree.
        case reading(EnvironmentReading<Value>)
    }

    @usableFromInline var storage: Storage

    private var keyPath: KeyPath<EnvironmentValues, Value> {
        switch storage {
        case .keyPath(let keyPath): keyPath
        case .reading(let reading): reading.keyPath
        }
    }

    /// Reads the environment value at a key path, or a part of a value.
    ///
    /// With `\.self` it reads the whole environment. A body then depends only on the values that it
    /// reads from it.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { storage = .keyPath(keyPath) }

    /// The value at the view.
    @inlinable
    public var wrappedValue: Value {
        if case .reading(let reading) = storage { reading.read() } else { uninstalledValue() }
    }

    @usableFromInline
    func uninstalledValue() -> Value {
        reportUninstalled("@Environment", of: Value.self, "read", "the default is used")
        return EnvironmentValues()[keyPath: keyPath]
    }

    mutating func install(for place: Place) {
        let reading = place.scope.reading(of: keyPath, noticing: place.observations)
        reading.addUser()
        storage = .reading(reading)
    }

    mutating func takeOver(from old: inout Environment, for place: Place) {
        if Environment.isSame(old, self) {
            self = old
        } else {
            install(for: place)
            old.uninstall(for: place)
        }
    }

    mutating func uninstall(for place: Place) {
        if case .reading(let reading) = storage { reading.removeUser() }
    }
}

extension Environment {
    /// Reads the observable object of a type, set with `.environment(_:)`.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        self.init(object: type)
    }

    init(object type: Value.Type) where Value: AnyObject {
        self.init(\.[required: ObjectType<Value>()])
    }

    /// Reads the observable object of a type, or `nil` if the environment has no such object.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        self.init(\.[ObjectType<Object>()])
    }
}

extension Environment: GraphComparable {
    static func isSame(_ old: Environment, _ new: Environment) -> Bool {
        old.keyPath == new.keyPath
    }
}

/// The key of the observable object of a type, also for key paths.
package struct ObjectType<Object: AnyObject>: EnvironmentKey, Hashable {
    package static var defaultValue: Object? { nil }

    package init() {}
}

extension EnvironmentValues {
    /// The observable object of a type; `nil` if the environment has no such object.
    package subscript<Object>(type: ObjectType<Object>) -> Object? {
        get { self[ObjectType<Object>.self] }
        set { self[ObjectType<Object>.self] = newValue }
    }

    /// The observable object of a type. A missing object stops the program.
    fileprivate subscript<Object>(required type: ObjectType<Object>) -> Object {
        if let object = self[type] { return object }
        let place = Tracking.place.map { " of \($0.pathInTree)" } ?? ""
        fatalError(
            "No object of type \(Object.self) in the environment\(place): set one above this view with "
                + "`.environment(object)` or `.environmentObject(object)`, or declare the property as "
                + "`\(Object.self)?`.")
    }
}
