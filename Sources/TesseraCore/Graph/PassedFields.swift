/// Something that a body can only pass on, as an action or a view without a type: where it ends up,
/// it is kept the latest, and no body in between runs for it.
protocol PassedField: SendableMetatype {
    /// Has the field of a node's owner kept the latest from now on, unless one further out is.
    mutating func install(for place: Place)
    /// Brings what the field `old` has passed on up to date.
    mutating func takeOver(from old: Self, for place: Place)
    /// Called when the node has left the tree.
    func uninstall(for place: Place)
}

/// The fields of a type that are passed on, also of the structs in it.
struct PassedFields {
    private let fields: [(offset: Int, type: any PassedField.Type)]

    init(of type: Any.Type) {
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
    }

    func install<Owner>(in owner: inout Owner, for place: Place) {
        guard !fields.isEmpty else { return }
        // The offsets are those that the runtime gives for `Owner`, and the types as well.
        withUnsafeMutablePointer(to: &owner) { owner in
            for field in fields {
                field.type.install(at: UnsafeMutableRawPointer(owner) + field.offset, place)
            }
        }
    }

    func takeOver<Owner>(in new: inout Owner, from old: Owner, for place: Place) {
        guard !fields.isEmpty else { return }
        // As above.
        withUnsafeMutablePointer(to: &new) { new in
            withUnsafePointer(to: old) { old in
                for field in fields {
                    field.type.takeOver(
                        at: UnsafeMutableRawPointer(new) + field.offset,
                        from: UnsafeRawPointer(old) + field.offset, place)
                }
            }
        }
    }

    func uninstall<Owner>(_ owner: Owner, for place: Place) {
        guard !fields.isEmpty else { return }
        // As above.
        withUnsafePointer(to: owner) { owner in
            for field in fields {
                field.type.uninstall(at: UnsafeRawPointer(owner) + field.offset, place)
            }
        }
    }
}

extension PassedField {
    // The address is that of a field of this very type.
    fileprivate static func install(at field: UnsafeMutableRawPointer, _ place: Place) {
        field.assumingMemoryBound(to: Self.self).pointee.install(for: place)
    }

    fileprivate static func takeOver(
        at field: UnsafeMutableRawPointer, from old: UnsafeRawPointer, _ place: Place
    ) {
        field.assumingMemoryBound(to: Self.self).pointee.takeOver(
            from: old.assumingMemoryBound(to: Self.self).pointee, for: place)
    }

    fileprivate static func uninstall(at field: UnsafeRawPointer, _ place: Place) {
        field.assumingMemoryBound(to: Self.self).pointee.uninstall(for: place)
    }
}
