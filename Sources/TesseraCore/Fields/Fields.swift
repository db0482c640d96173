/// The stored properties of a type, as the runtime lists them.
enum Fields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
        /// Whether the field can be read as its declared type. The object of a weak or unowned
        /// field may be gone.
        let isStrong: Bool
    }

    /// Returns the fields of a struct or a tuple, in order, and no fields for any other type.
    static func of(_ type: Any.Type) -> [Field] {
        // For an existential type the runtime would read a value that does not exist.
        guard [.struct, .tuple].contains(Kind(of: type)) else { return [] }
        return (0..<fieldCount(type)).map { index in
            var details = FieldDetails()
            let fieldType = fieldType(type, index, &details)
            defer { details.freeName?(details.name) }
            return Field(
                name: details.name.map { String(cString: $0) } ?? "",
                offset: fieldOffset(type, index), type: fieldType, isStrong: details.isStrong)
        }
    }

    /// Returns whether a type is an existential, such as `any View`.
    static func isExistential(_ type: Any.Type) -> Bool { Kind(of: type) == .existential }

    static func isStruct(_ type: Any.Type) -> Bool { Kind(of: type) == .struct }

    static func isPOD(_ type: Any.Type) -> Bool {
        func open<Field>(_ type: Field.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: open)
    }

    /// The kinds of types handled here, with the runtime's numbers for them.
    private enum Kind: Int {
        case `struct` = 0x200
        case tuple = 0x301
        case existential = 0x303

        init?(of type: Any.Type) {
            // A type is a pointer to its metadata, which begins with the kind.
            self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
        }
    }
}

// The functions behind `Mirror`. `Mirror` needs a value, and only types are available here.

/// The runtime's details of a field, besides its type and offset.
private struct FieldDetails {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
    _ type: Any.Type, _ index: Int, _ details: UnsafeMutablePointer<FieldDetails>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int
