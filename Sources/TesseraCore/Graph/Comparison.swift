/// Tells whether two values of one type are the same, as far as a body could see.
///
/// A type of plain bits is compared bit by bit, without its `==`, as SwiftUI does; another one by
/// its `==` if it has one; otherwise field by field, with the same rule for each field. Closures,
/// and whatever cannot be looked into, count as different: that costs one run of a body, where the
/// opposite mistake would leave an old picture standing.
struct Comparison {
    /// Something in a value that is compared by itself.
    private struct Part {
        /// Where it is in the value.
        let offset: Int
        /// Compares what is at two addresses.
        let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    private let parts: [Part]

    var isAlwaysSame: Bool { parts.isEmpty }

    func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
                for part in parts where !part.isSame(old + part.offset, new + part.offset) {
                    return false
                }
                return true
            }
        }
    }

    /// Whether two values are the same, without regard to whether they are plain bits.
    ///
    /// This is the rule for state and environment values: their `==` decides, if there is one.
    static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        of(Value.self, prefersEquatable: true).isSame(old, new)
    }

    // Made and used on the main actor only.
    nonisolated(unsafe) private static var ofViews: [ObjectIdentifier: Comparison] = [:]
    nonisolated(unsafe) private static var ofValues: [ObjectIdentifier: Comparison] = [:]

    static func of<Value>(_ type: Value.Type, prefersEquatable: Bool = false) -> Comparison {
        let key = ObjectIdentifier(type)
        if let known = prefersEquatable ? ofValues[key] : ofViews[key] { return known }
        let comparison = Comparison(type, prefersEquatable)
        if prefersEquatable { ofValues[key] = comparison } else { ofViews[key] = comparison }
        return comparison
    }

    private init(parts: [Part]) {
        self.parts = parts
    }

    private init(whole isSame: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
        parts = [Part(offset: 0, isSame: isSame)]
    }

    private init<Value>(_ type: Value.Type, _ prefersEquatable: Bool) {
        if let type = type as? any GraphComparable.Type {
            self = type.comparison
        } else if prefersEquatable, let type = type as? any Equatable.Type {
            self = type.comparison
        } else if _isPOD(type) {
            self.init(bitsOf: type)
        } else if let type = type as? any Equatable.Type {
            self = type.comparison
        } else if let type = type as? any OptionalComparable.Type {
            self = type.wrappedComparison
        } else if Fields.isExistential(type) {
            self.init(by: { (old: Value, new: Value) in Self.isSameInside(old as Any, new as Any) })
        } else if type is AnyObject.Type {
            self.init(whole: { old, new in
                // Both hold a reference: `type` is a class.
                old.load(as: AnyObject.self) === new.load(as: AnyObject.self)
            })
        } else {
            self.init(fieldsOf: type)
        }
    }

    private init<Value>(bitsOf type: Value.Type) {
        guard Fields.of(type).isEmpty else {
            self.init(fieldsOf: type)
            return
        }
        let size = MemoryLayout<Value>.size
        self.init(whole: { old, new in
            for byte in 0..<size
            where old.load(fromByteOffset: byte, as: UInt8.self)
                != new.load(fromByteOffset: byte, as: UInt8.self)
            {
                return false
            }
            return true
        })
    }

    private init<Value>(fieldsOf type: Value.Type) {
        let fields = Fields.of(type)
        if fields.isEmpty && MemoryLayout<Value>.size > 0 || Fields.hasWeak(of: type, fields) {
            // What cannot be looked into never counts as the same, nor what a weak field refers
            // to, which may go at any moment.
            self.init(whole: { _, _ in false })
            return
        }
        self.init(
            parts: fields.flatMap { field in
                Self.ofField(field.type).parts.map {
                    Part(offset: field.offset + $0.offset, isSame: $0.isSame)
                }
            })
    }

    /// Compares what two existentials hold, as what it is.
    private static func isSameInside(_ old: Any, _ new: Any) -> Bool {
        func open<Inside>(_ inside: Inside.Type) -> Bool {
            guard let old = old as? Inside, let new = new as? Inside else { return false }
            return of(inside).isSame(old, new)
        }
        let inside = type(of: old)
        return type(of: new) == inside && _openExistential(inside, do: open)
    }

    private static func ofField(_ type: Any.Type) -> Comparison {
        func open<Field>(_ type: Field.Type) -> Comparison { of(type) }
        return _openExistential(type, do: open)
    }

    static var always: Comparison { Comparison(parts: []) }

    /// Compares with a function of the type's own.
    init<Value>(by isSame: @escaping (Value, Value) -> Bool) {
        self.init(whole: { old, new in
            isSame(
                old.assumingMemoryBound(to: Value.self).pointee,
                new.assumingMemoryBound(to: Value.self).pointee)
        })
    }

    fileprivate init<Value: GraphComparable>(of type: Value.Type) {
        self.init(whole: { old, new in
            Value.isSame(
                old.assumingMemoryBound(to: Value.self).pointee,
                new.assumingMemoryBound(to: Value.self).pointee)
        })
    }

    fileprivate init<Value: Equatable>(of type: Value.Type) {
        self.init(whole: { old, new in
            old.assumingMemoryBound(to: Value.self).pointee
                == new.assumingMemoryBound(to: Value.self).pointee
        })
    }
}

/// A type that the graph compares in a way of its own.
protocol GraphComparable {
    static func isSame(_ old: Self, _ new: Self) -> Bool
    static var comparison: Comparison { get }
}

extension GraphComparable {
    static var comparison: Comparison { Comparison(of: Self.self) }
}

extension Equatable {
    fileprivate static var comparison: Comparison { Comparison(of: Self.self) }
}

private protocol OptionalComparable {
    static var wrappedComparison: Comparison { get }
}

extension Optional: OptionalComparable {
    fileprivate static var wrappedComparison: Comparison {
        let wrapped = Comparison.of(Wrapped.self)
        return Comparison(by: { (old: Wrapped?, new: Wrapped?) in
            switch (old, new) {
            case (nil, nil): true
            case (let old?, let new?): wrapped.isSame(old, new)
            default: false
            }
        })
    }
}
