/// Tells whether two values of one type are the same, as far as a body could see.
///
/// A type of plain bits is compared bit by bit, without its `==`, as SwiftUI does; another one by
/// its `==` if it has one; otherwise field by field, with the same rule for each field. Closures,
/// and whatever cannot be looked into, count as different: that costs one run of a body, where the
/// opposite mistake would leave an old picture standing.
@usableFromInline
struct Comparison {
    /// Something in a value that is compared by itself.
    private struct Part {
        /// The position in the value.
        let offset: Int
        /// Compares what is at two addresses.
        let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    // Kept for good, as comparisons are: nobody counts references to it.
    private let parts: UnsafeBufferPointer<Part>
    /// A Boolean value that is true if values of the same bits are the same, and need not be taken apart.
    fileprivate let isSettledByBits: Bool

    @usableFromInline
    func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in isSame(at: old, new) }
        }
    }

    /// Compares two values where they are, which are of the type that this was made for.
    func isSame<Value>(at old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
        if isSettledByBits, Self.hasSameBits(old, new, MemoryLayout<Value>.size) { return true }
        let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
        for part in parts where !part.isSame(old + part.offset, new + part.offset) { return false }
        return true
    }

    /// Returns true if two values are the same, be they plain bits or not.
    ///
    /// This is the rule for state and environment values: their `==` decides, if there is one.
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

    /// The comparison of views or parts of them, of a type that is not known to the compiler.
    static func of(any type: Any.Type) -> Comparison {
        func open<Value>(_ type: Value.Type) -> Comparison { of(type) }
        return _openExistential(type, do: open)
    }

    /// The comparison of the owners of a body, of which one takes the other's place: what their own state
    /// would begin with is not looked at. (That of a view in a field is: it may be shown later.)
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
            // Not a number differs from itself, bits or no.
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
                // Both hold a reference: `type` is a class.
                old.load(as: AnyObject.self) === new.load(as: AnyObject.self)
            }
        } else {
            self.init(fieldsOf: type)
        }
    }

    private init<Value>(bitsOf type: Value.Type) {
        let fields = Fields.of(type)
        // A reference in plain bits is not counted, as in `Unmanaged`: its bits are all that is read.
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
            // What cannot be looked into never counts as the same, nor what a weak or unowned field
            // refers to, which may go at any moment.
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

    /// Compares what two existentials hold, as what it is.
    private static func isSameInside(_ old: Any, _ new: Any) -> Bool {
        func open<Inside>(_ inside: Inside.Type) -> Bool {
            guard let old = old as? Inside, let new = new as? Inside else { return false }
            return of(inside).isSame(old, new)
        }
        let inside = type(of: old)
        return type(of: new) == inside && _openExistential(inside, do: open)
    }

    static var always: Comparison { Comparison(parts: [], isSettledByBits: true) }

    /// Compares with a function of the type's own.
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
