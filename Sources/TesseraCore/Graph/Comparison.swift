/// Tells whether two values of one type are the same, as far as a body could see.
///
/// A type of plain bits is compared bit by bit, without its `==`, as SwiftUI does; another one by
/// its `==` if it has one; otherwise field by field, with the same rule for each field. Closures,
/// and whatever cannot be looked into, count as different: that costs one run of a body, where the
/// opposite mistake would leave an old picture standing.
struct Comparison {
    private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    let isAlwaysSame: Bool

    func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in compare(old, new) }
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

    private init(_ compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
        self.compare = compare
        isAlwaysSame = false
    }

    private init<Value>(_ type: Value.Type, _ prefersEquatable: Bool) {
        if let type = type as? any GraphComparable.Type {
            self = type.comparison
        } else if prefersEquatable, let type = type as? any Equatable.Type {
            self = type.comparison
        } else if _isPOD(type), !(type is any FieldContainer.Type) {
            self.init(bitsOf: type)
        } else if let type = type as? any Equatable.Type {
            self = type.comparison
        } else if let type = type as? any OptionalComparable.Type {
            self = type.wrappedComparison
        } else if Fields.isExistential(type) {
            self.init { (old: Value, new: Value) in Self.isSameInside(old as Any, new as Any) }
        } else if type is AnyObject.Type {
            self.init { old, new in
                // Both hold a reference: `type` is a class.
                old.load(as: AnyObject.self) === new.load(as: AnyObject.self)
            }
        } else {
            self.init(fieldsOf: type)
        }
    }

    private init<Value>(bitsOf type: Value.Type) {
        let fields = Fields.of(type)
        guard fields.isEmpty else {
            self.init(fieldsOf: type)
            return
        }
        let size = MemoryLayout<Value>.size
        self.init { old, new in
            for byte in 0..<size
            where old.load(fromByteOffset: byte, as: UInt8.self)
                != new.load(fromByteOffset: byte, as: UInt8.self)
            {
                return false
            }
            return true
        }
    }

    private init<Value>(fieldsOf type: Value.Type) {
        let fields = Fields.of(type)
        if fields.isEmpty {
            let isEmpty = MemoryLayout<Value>.size == 0
            compare = { _, _ in isEmpty }
            isAlwaysSame = isEmpty
            return
        }
        guard !Fields.hasWeak(of: type, fields) else {
            // What a weak field refers to may go at any moment: it never counts as the same.
            compare = { _, _ in false }
            isAlwaysSame = false
            return
        }
        let comparisons = fields.compactMap { field -> (Int, Comparison)? in
            let comparison = Self.ofField(field.type)
            return comparison.isAlwaysSame ? nil : (field.offset, comparison)
        }
        isAlwaysSame = comparisons.isEmpty
        compare = { old, new in
            for (offset, comparison) in comparisons
            where !comparison.compare(old + offset, new + offset) {
                return false
            }
            return true
        }
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

    static var always: Comparison { Comparison(isAlwaysSame: true) }

    private init(isAlwaysSame: Bool) {
        compare = { _, _ in isAlwaysSame }
        self.isAlwaysSame = isAlwaysSame
    }

    /// Compares with a function of the type's own.
    init<Value>(by isSame: @escaping (Value, Value) -> Bool) {
        self.init { old, new in
            isSame(
                old.assumingMemoryBound(to: Value.self).pointee,
                new.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    fileprivate init<Value: GraphComparable>(of type: Value.Type) {
        self.init { old, new in
            Value.isSame(
                old.assumingMemoryBound(to: Value.self).pointee,
                new.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    fileprivate init<Value: Equatable>(of type: Value.Type) {
        self.init { old, new in
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
        return Comparison { (old: Wrapped?, new: Wrapped?) in
            switch (old, new) {
            case (nil, nil): true
            case (let old?, let new?): wrapped.isSame(old, new)
            default: false
            }
        }
    }
}
