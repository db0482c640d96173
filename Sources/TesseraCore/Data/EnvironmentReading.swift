/// What an `@Environment` property reads in one part of the tree, for all views there that read it.
///
/// The value is kept until one that it is made of changes, and those who read it are told only if
/// it is another value then: a body that reads `\.book.title` does not run when another property
/// of the book changes.
@usableFromInline
final class EnvironmentReading<Value>: Reader {
    let lookup: EnvironmentLookup<Value>
    private let scope: EnvironmentScope
    @usableFromInline let source = Source()
    /// What was last read; `nil` if that has to be found out.
    @exclusivity(unchecked)
    @usableFromInline var last: Value?

    init(_ lookup: EnvironmentLookup<Value>, in scope: EnvironmentScope) {
        self.lookup = lookup
        self.scope = scope
    }

    deinit {
        dependencies.removeAll()
        scope.forgetReading(of: lookup.key)
    }

    /// The value; `nil` only if it is an object that nobody has set.
    @inlinable
    func read() -> Value? {
        source.noteRead()
        return last ?? update()
    }

    @usableFromInline
    func update() -> Value? {
        let value = Tracking.run(as: self) { lookup.value(in: EnvironmentValues(scope)) }
        last = value
        return value
    }

    override func invalidate() {
        guard let old = last else { return }
        if source.hasReaders {
            if let new = update(), Comparison.isSame(old, new) { return }
            source.notifyReaders()
        } else {
            last = nil
        }
    }
}

/// How a value is found in an environment.
@usableFromInline
enum EnvironmentLookup<Value>: Equatable {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectLookup<Value>)

    /// The value; `nil` only if it is an object that nobody has set.
    func value(in values: EnvironmentValues) -> Value? {
        switch self {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let lookup): lookup.find(values)
        }
    }

    /// What tells this way from others in one scope.
    var key: ObjectIdentifier {
        switch self {
        case .keyPath(let keyPath): ObjectIdentifier(keyPath)
        case .object: ObjectIdentifier(Value.self)
        }
    }

    @usableFromInline
    static func == (old: EnvironmentLookup, new: EnvironmentLookup) -> Bool {
        switch (old, new) {
        case (.keyPath(let old), .keyPath(let new)): old == new
        // The value's type says which object is meant.
        case (.object, .object): true
        default: false
        }
    }
}

/// Finds the observable object of a type.
@usableFromInline
final class ObjectLookup<Value> {
    let find: (EnvironmentValues) -> Value?

    init(_ find: @escaping (EnvironmentValues) -> Value?) {
        self.find = find
    }
}
