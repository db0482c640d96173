public import Observation

/// A value of the environment that a view reads.
///
/// The value is the one at the view: set by the nearest `.environment(_:_:)` above it. The body
/// runs again when the value differs from the one it read. Outside a tree the default is read, and
/// a runtime issue reported.
///
/// ```swift
/// @Environment(\.isEnabled) private var isEnabled
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: GraphProperty {
    private let read: (EnvironmentValues) -> Value
    /// What tells this property from one that reads something else: `nil` if its type does.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private var reading: EnvironmentReading<Value>?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    public var wrappedValue: Value {
        if let reading { return reading.read() }
        reportRuntimeIssue(
            "@Environment of type \(Value.self) is read outside a tree; the default is used.")
        return read(EnvironmentValues())
    }

    mutating func install(for node: Node) {
        reading = EnvironmentReading(in: node.scope, read)
    }

    mutating func install(after old: Environment, for node: Node) {
        if Environment.isSame(old, self) {
            reading = old.reading
        } else {
            old.reading?.cancel()
            install(for: node)
        }
    }

    mutating func uninstall() {
        reading?.cancel()
    }
}

extension Environment {
    /// Reads the observable object of a type that `.environment(_:)` has set.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        keyPath = nil
        read = { values in
            guard let object = values[ObjectKey<Value>.self] else {
                fatalError(
                    "No object of type \(Value.self) in the environment: set one above this view "
                        + "with `.environment(object)`, or read it as `\(Value.self)?.self`.")
            }
            return object
        }
    }

    /// Reads the observable object of a type, or `nil` if there is none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        keyPath = nil
        read = { $0[ObjectKey<Object>.self] }
    }
}

extension Environment: GraphComparable {
    static func isSame(_ old: Environment, _ new: Environment) -> Bool {
        old.keyPath == new.keyPath
    }
}

/// The observable object of a type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
