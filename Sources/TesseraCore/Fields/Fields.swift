/// The stored properties of a type, as the runtime lists them.
enum Fields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
        /// True if the field may be read as what it is declared: the object that a weak or unowned
        /// one refers to may have gone.
        let isStrong: Bool
    }

    /// The fields of a struct or a tuple, in order; none for any other type.
    static func of(_ type: Any.Type) -> [Field] {
        // Asked for the fields of an existential type, the runtime reads a value that is not there.
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

    /// Returns true if a type is `any` of something.
    static func isExistential(_ type: Any.Type) -> Bool { Kind(of: type) == .existential }

    static func isStruct(_ type: Any.Type) -> Bool { Kind(of: type) == .struct }

    static func size(of type: Any.Type) -> Int {
        func open<Field>(_ type: Field.Type) -> Int { MemoryLayout<Field>.size }
        return _openExistential(type, do: open)
    }

    static func isPOD(_ type: Any.Type) -> Bool {
        func open<Field>(_ type: Field.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: open)
    }

    /// The kinds of types that are told apart, by the numbers that the runtime has for them.
    private enum Kind: Int {
        case `struct` = 0x200
        case tuple = 0x301
        case existential = 0x303

        init?(of type: Any.Type) {
            // A type is a pointer to what the runtime knows of it, and that begins with its kind.
            self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
        }
    }
}

// What `Mirror` is made of. `Mirror` itself takes a value, and there are only types here.

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
