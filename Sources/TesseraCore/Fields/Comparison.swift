/// A rule that decides whether two values of a type look the same to a body.
///
/// As in SwiftUI, a type of plain bits is compared bit by bit, without its `==`. Any other type is
/// compared with its `==` if it is `Equatable`, or else field by field with the same rule. Closures
/// and opaque values always differ. That may run a body once too often, but never leaves an
/// outdated view in the tree.
@usableFromInline
struct Comparison {
    /// A part of a value with its own comparison.
    private struct Part {
        /// The offset in the value.
        let offset: Int
        /// Returns whether the parts at two addresses are the same.
        let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    // Never freed, like the comparison itself.
    private let parts: UnsafeBufferPointer<Part>
    /// Whether values with equal bits are always the same.
    fileprivate let isSettledByBits: Bool

    @usableFromInline
    func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in isSame(at: old, new) }
        }
    }

    /// Compares two values of the comparison's type in memory.
    func isSame<Value>(at old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
        if isSettledByBits, Self.hasSameBits(old, new, MemoryLayout<Value>.size) { return true }
        let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
        for part in parts where !part.isSame(old + part.offset, new + part.offset) { return false }
        return true
    }

    /// Returns whether two values are the same, also by `==` for plain bits.
    ///
    /// State and environment values use this rule: `==` decides, if the type has it.
    static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        of(Value.self, prefersEquatable: true).isSame(old, new)
    }

    private static let ofViews = TypeTable<Comparison>()
    private static let ofValues = TypeTable<Comparison>()
    private static let ofOwners = TypeTable<Comparison>()

    static func of<Value>(_ type: Value.Type, prefersEquatable: Bool = false) -> Comparison {
        (prefersEquatable ? ofValues : ofViews).known(of: type) {
            Comparison(type, prefersEquatable)
        }
    }

    /// Returns the comparison of a view, or of a part of it, for a type known at run time only.
    static func of(any type: Any.Type) -> Comparison {
        func open<Value>(_ type: Value.Type) -> Comparison { of(type) }
        return _openExistential(type, do: open)
    }

    /// Returns the comparison of two views when one replaces the other. The initial values of their
    /// own state do not count. Those of views in their fields count, because these views may be
    /// shown later.
    static func ofOwners(_ type: Any.Type) -> Comparison {
        ofOwners.known(of: type) {
            guard Fields.of(type).contains(where: { $0.type is any DynamicProperty.Type }),
                !(type is any GraphComparable.Type), !(type is any Equatable.Type)
            else { return of(any: type) }
            return Comparison(fieldsOf: type) { type in
                switch type {
                case let property as any GraphProperty.Type: property.comparisonInOwner
                case is any DynamicProperty.Type: ofOwners(type)
                default: of(any: type)
                }
            }
        }
    }

    private init(parts: [Part], isSettledByBits: Bool = false) {
        let kept = UnsafeMutableBufferPointer<Part>.allocate(capacity: parts.count)
        _ = kept.initialize(fromContentsOf: parts)
        self.parts = UnsafeBufferPointer(kept)
        self.isSettledByBits = isSettledByBits
    }

    private init(
        isSettledByBits: Bool = false,
        whole isSame: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) {
        self.init(parts: [Part(offset: 0, isSame: isSame)], isSettledByBits: isSettledByBits)
    }

    private init<Value>(_ type: Value.Type, _ prefersEquatable: Bool) {
        if let type = type as? any GraphComparable.Type {
            self = type.comparison
        } else if prefersEquatable, let type = type as? any Equatable.Type {
            // NaN differs from itself even if the bits are equal.
            self.init(parts: Array(type.comparison.parts))
        } else if _isPOD(type) {
            self.init(bitsOf: type)
        } else if let type = type as? any Equatable.Type {
            self = type.comparison
        } else if let type = type as? any OptionalComparable.Type {
            self = type.wrappedComparison
        } else if Fields.isExistential(type) {
            self.init(by: { (old: Value, new: Value) in Self.isSameInside(old as Any, new as Any) })
        } else if type is AnyObject.Type {
            self.init(isSettledByBits: true) { old, new in
                // Both values are references, since `type` is a class.
                old.load(as: AnyObject.self) === new.load(as: AnyObject.self)
            }
        } else {
            self.init(fieldsOf: type)
        }
    }

    private init<Value>(bitsOf type: Value.Type) {
        let fields = Fields.of(type)
        // A type may hold an uncounted reference, as `Unmanaged` does: only its bits are read.
        guard fields.isEmpty || !fields.allSatisfy({ Fields.isPOD($0.type) }) else {
            self.init(fieldsOf: type)
            return
        }
        let size = MemoryLayout<Value>.size
        self.init(isSettledByBits: true) { Self.hasSameBits($0, $1, size) }
    }

    private static func hasSameBits(
        _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ size: Int
    ) -> Bool {
        let words = size / 8
        for word in 0..<words
        where old.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
            != new.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
        {
            return false
        }
        for byte in words * 8..<size
        where old.load(fromByteOffset: byte, as: UInt8.self)
            != new.load(fromByteOffset: byte, as: UInt8.self)
        {
            return false
        }
        return true
    }

    private init(fieldsOf type: Any.Type, _ comparison: (Any.Type) -> Comparison = of(any:)) {
        let fields = Fields.of(type)
        if fields.isEmpty && Fields.size(of: type) > 0 || !fields.allSatisfy(\.isStrong) {
            // Opaque values never count as the same. Neither do types with weak or unowned fields,
            // whose objects may be freed at any time.
            self.init(whole: { _, _ in false })
            return
        }
        let comparisons = fields.map { comparison($0.type) }
        self.init(
            parts: zip(fields, comparisons).flatMap { field, comparison in
                comparison.parts.map {
                    Part(offset: field.offset + $0.offset, isSame: $0.isSame)
                }
            },
            isSettledByBits: comparisons.allSatisfy(\.isSettledByBits))
    }

    /// Compares the values inside two existentials by their dynamic type.
    private static func isSameInside(_ old: Any, _ new: Any) -> Bool {
        func open<Inside>(_ inside: Inside.Type) -> Bool {
            guard let old = old as? Inside, let new = new as? Inside else { return false }
            return of(inside).isSame(old, new)
        }
        let inside = type(of: old)
        return type(of: new) == inside && _openExistential(inside, do: open)
    }

    static var always: Comparison { Comparison(parts: [], isSettledByBits: true) }

    /// Creates a comparison from a function.
    init<Value>(
        isSettledByBits: Bool = false, by isSame: @escaping (Value, Value) -> Bool
    ) {
        self.init(isSettledByBits: isSettledByBits) { old, new in
            isSame(
                old.assumingMemoryBound(to: Value.self).pointee,
                new.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    fileprivate init<Value: GraphComparable>(of type: Value.Type) {
        self.init(isSettledByBits: true) { old, new in
            Value.isSame(
                old.assumingMemoryBound(to: Value.self).pointee,
                new.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    fileprivate init<Value: Equatable>(of type: Value.Type) {
        self.init(isSettledByBits: true) { old, new in
            old.assumingMemoryBound(to: Value.self).pointee
                == new.assumingMemoryBound(to: Value.self).pointee
        }
    }
}

/// A type with a custom comparison for the graph.
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
        return Comparison(isSettledByBits: wrapped.isSettledByBits) {
            (old: Wrapped?, new: Wrapped?) in
            switch (old, new) {
            case (nil, nil): true
            case (let old?, let new?): wrapped.isSame(old, new)
            default: false
            }
        }
    }
}
