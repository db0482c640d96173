/// The values that a view passes down to all views inside it.
///
/// A body depends on the values that it reads: it runs again when one of these changes, and not
/// when another does.
///
/// Values that are read as a whole, with `@Environment(\.self)`, can be set elsewhere as a whole:
/// all that is seen where they were read then takes the place of all that is seen there, until it
/// changes in either place.
public struct EnvironmentValues {
    /// The living environment that these values are read from; `nil` if they are the defaults.
    @usableFromInline private(set) var scope: EnvironmentScope?
    /// The values set here, which are found before those of the scope.
    @usableFromInline private(set) var writes: [EnvironmentSlot] = []

    /// Makes values that are all defaults.
    public init() { scope = nil }

    init(_ scope: EnvironmentScope) { self.scope = scope }

    /// The value of a key: the nearest that has been set, or else the key's default.
    ///
    /// A property in an extension names the value; views read it by that name.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        // Specialized for the keys of other modules: each value that a view reads comes this way.
        @inlinable
        get {
            if !writes.isEmpty, let write = write(of: ObjectIdentifier(key)) {
                // What is found under a key was made for it, as below.
                return unsafeDowncast(write, to: TypedEnvironmentSlot<Key>.self).value
            }
            return scope?.slot(for: key).read() ?? Key.defaultValue
        }
        set {
            writes.removeAll { $0.key == ObjectIdentifier(key) }
            writes.append(TypedEnvironmentSlot<Key>(newValue))
        }
    }

    @usableFromInline
    func write(of key: ObjectIdentifier) -> EnvironmentSlot? { writes.last { $0.key == key } }

    /// Returns true if these values are known to be all those of a living environment.
    func areAll(of scope: EnvironmentScope) -> Bool { self.scope === scope && writes.isEmpty }

    /// These values, with those of `scope` in place of the defaults.
    func reading(from scope: EnvironmentScope?) -> EnvironmentValues {
        guard self.scope == nil else { return self }
        var values = self
        values.scope = scope
        return values
    }

    /// Stores in `scope` what has been set here, and nothing else.
    func store(in scope: EnvironmentScope) { scope.hold(writes) }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The values that have been set here; `…` stands for those read elsewhere.
    public var description: String {
        let set = writes.compactMap(\.printed).map { "\($0.name): \($0.value)" }
        return "EnvironmentValues(\(((scope == nil ? [] : ["…"]) + set).joined(separator: ", ")))"
    }
}
