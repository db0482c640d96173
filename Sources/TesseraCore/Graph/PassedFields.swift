/// Something that a body can only pass on, as an action or a view without a type: where it ends up,
/// it is kept the latest, and no body in between runs for it.
protocol PassedField: SendableMetatype {
    /// Has the field of a node's owner kept the latest from now on, unless one further out is.
    mutating func install(for place: Place)
    /// Brings what the field `old` has passed on up to date. (Not `inout`, it would be copied first.)
    mutating func takeOver(from old: inout Self, for place: Place)
    /// Called when the node has left the tree. (One that changed nothing would be copied first.)
    mutating func uninstall(for place: Place)
}

extension PassedField {
    mutating func uninstall(for place: Place) {}
}

/// The fields of a type that are passed on, also of the structs in it, and the comparison of values
/// of the type, to which they are the same.
///
/// It is handed values of the type that it was made for: what the runtime says of the type's fields
/// holds for them.
@usableFromInline
final class PassedFields {
    private let fields: [(offset: Int, type: any PassedField.Type)]
    private let type: Any.Type
    /// The comparison of values, made as soon as two of them are compared.
    @exclusivity(unchecked)
    private var comparison: Comparison?

    private static let known = TypeTable<PassedFields>()

    @usableFromInline
    static func of(_ type: Any.Type) -> PassedFields {
        known.known(of: type) { PassedFields(of: type) }
    }

    private init(of type: Any.Type) {
        var fields: [(offset: Int, type: any PassedField.Type)] = []
        func collect(_ type: Any.Type, at base: Int) {
            // To ask of a type what it conforms to takes long: only of structs that may.
            for field in Fields.of(type)
            where field.isStrong && Fields.isStruct(field.type) && !Fields.isPOD(field.type)
                && field.type != String.self
            {
                if let passed = field.type as? any PassedField.Type {
                    fields.append((base + field.offset, passed))
                } else {
                    collect(field.type, at: base + field.offset)
                }
            }
        }
        collect(type, at: 0)
        self.fields = fields
        self.type = type
    }

    @usableFromInline
    func install<Value>(in value: UnsafeMutablePointer<Value>, for place: Place) {
        for field in fields {
            field.type.install(at: UnsafeMutableRawPointer(value) + field.offset, place)
        }
    }

    /// Returns true if a body could not tell `new` from `old`; what is passed on is taken over first.
    @usableFromInline
    func isSame<Value>(
        _ old: UnsafeMutablePointer<Value>, _ new: UnsafeMutablePointer<Value>, at place: Place
    ) -> Bool {
        for field in fields {
            field.type.takeOver(
                at: UnsafeMutableRawPointer(new) + field.offset,
                from: UnsafeMutableRawPointer(old) + field.offset, place)
        }
        return (comparison ?? makeComparison()).isSame(at: old, new)
    }

    private func makeComparison() -> Comparison {
        let comparison = Comparison.ofOwners(type)
        self.comparison = comparison
        return comparison
    }

    func uninstall<Value>(_ value: UnsafeMutablePointer<Value>, for place: Place) {
        for field in fields {
            field.type.uninstall(at: UnsafeMutableRawPointer(value) + field.offset, place)
        }
    }
}

extension PassedField {
    // The address is that of a field of this very type.
    fileprivate static func install(at field: UnsafeMutableRawPointer, _ place: Place) {
        field.assumingMemoryBound(to: Self.self).pointee.install(for: place)
    }

    fileprivate static func takeOver(
        at field: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer, _ place: Place
    ) {
        field.assumingMemoryBound(to: Self.self).pointee.takeOver(
            from: &old.assumingMemoryBound(to: Self.self).pointee, for: place)
    }

    fileprivate static func uninstall(at field: UnsafeMutableRawPointer, _ place: Place) {
        field.assumingMemoryBound(to: Self.self).pointee.uninstall(for: place)
    }
}
