import Foundation

/// A rule that decides whether two values of a type look the same to a body.
///
/// As in SwiftUI, a type of plain bits is compared bit by bit, without its `==`. Any other type is
/// compared with its `==` if it is `Equatable`, or else field by field with the same rule. Closures
/// and opaque values always differ. That may run a body once too often, but never leaves an
/// outdated view in the tree.
@usableFromInline
struct Comparison {
    /// The purpose of a comparison.
    enum Rule: Int {
        /// A view, or a part of it, is shown in place of another.
        case view
        /// A state or an environment value changes: `==` decides, if the type has it.
        case value
        /// A view replaces another. The initial values of its state do not count. Those of views in its
        /// fields count, because these views may be shown later.
        case owner
    }

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
        if isSettledByBits, memcmp(old, new, MemoryLayout<Value>.size) == 0 { return true }
        let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
        for part in parts where !part.isSame(old + part.offset, new + part.offset) { return false }
        return true
    }

    /// Returns whether two states or environment values are the same.
    static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        of(Value.self, by: .value).isSame(old, new)
    }

    /// The comparisons by each rule.
    private static let known = (0..<3).map { _ in TypeTable<Comparison>() }

    static func of(_ type: Any.Type, by rule: Rule = .view) -> Comparison {
        func open<Value>(_ type: Value.Type) -> Comparison { Comparison(type, by: rule) }
        return known[rule.rawValue].known(of: type) { _openExistential(type, do: open) }
    }

    private init(parts: [Part], isSettledByBits: Bool) {
        let kept = UnsafeMutableBufferPointer<Part>.allocate(capacity: parts.count)
        _ = kept.initialize(fromContentsOf: parts)
        self.parts = UnsafeBufferPointer(kept)
        self.isSettledByBits = isSettledByBits
    }

    /// Creates a comparison from a function.
    fileprivate init<Value>(isSettledByBits: Bool, by isSame: @escaping (Value, Value) -> Bool) {
        let part = Part(offset: 0) { old, new in
            isSame(
                old.assumingMemoryBound(to: Value.self).pointee,
                new.assumingMemoryBound(to: Value.self).pointee)
        }
        self.init(parts: [part], isSettledByBits: isSettledByBits)
    }

    private init<Value>(_ type: Value.Type, by rule: Rule) {
        let equatable = type as? any Equatable.Type
        if let type = type as? any GraphComparable.Type {
            self = type.comparison
        } else if rule == .owner, equatable == nil,
            Fields.of(type).contains(where: { $0.type is any DynamicProperty.Type })
        {
            self.init(fieldsOf: type, by: rule)
        } else if _isPOD(type), equatable == nil || rule != .value {
            self.init(bitsOf: type)
        } else if let equatable {
            // Equal bits do not settle it where == counts: NaN differs from itself.
            self = equatable.comparison(isSettledByBits: rule != .value)
        } else if let type = type as? any AnyOptional.Type {
            self = type.wrappedComparison
        } else if Fields.isExistential(type) {
            self.init(isSettledByBits: false) { (old: Value, new: Value) in
                Self.isSameInside(old as Any, new as Any)
            }
        } else if type is AnyObject.Type {
            self.init(bitsOf: type)
        } else {
            self.init(fieldsOf: type)
        }
    }

    private init<Value>(bitsOf type: Value.Type) {
        let fields = Fields.of(type)
        // Field by field, because equal values may differ in the bits between their fields. A field
        // that is not plain is an uncounted reference, which must not be read: only its bits are.
        if !fields.isEmpty, fields.allSatisfy({ Fields.isPOD($0.type) }) {
            self.init(fieldsOf: type)
            return
        }
        let part = Part(offset: 0) { memcmp($0, $1, MemoryLayout<Value>.size) == 0 }
        self.init(parts: [part], isSettledByBits: true)
    }

    private init(fieldsOf type: Any.Type, by rule: Rule = .view) {
        let fields = Fields.of(type)
        if fields.isEmpty || !fields.allSatisfy(\.isStrong) {
            // Opaque values never count as the same. Neither do types with weak or unowned fields,
            // whose objects may be freed at any time.
            self.init(parts: [Part(offset: 0) { _, _ in false }], isSettledByBits: false)
            return
        }
        let comparisons = fields.map { field in
            guard rule == .owner else { return Self.of(field.type) }
            let own = field.type as? any GraphField.Type
            return own?.comparisonInOwner
                ?? .of(field.type, by: field.type is any DynamicProperty.Type ? rule : .view)
        }
        self.init(
            parts: zip(fields, comparisons).flatMap { field, comparison in
                comparison.parts.map {
                    Part(offset: field.offset + $0.offset, isSame: $0.isSame)
                }
            },
            isSettledByBits: comparisons.allSatisfy(\.isSettledByBits))
    }

    /// Compares the values inside two existentials by their dynamic type.
    static func isSameInside(_ old: Any, _ new: Any) -> Bool {
        func open<Inside>(_ inside: Inside.Type) -> Bool {
            guard let old = old as? Inside, let new = new as? Inside else { return false }
            return of(inside).isSame(old, new)
        }
        let inside = type(of: old)
        return type(of: new) == inside && _openExistential(inside, do: open)
    }

    /// Ignores the values: the initial value of a view's own state does not count.
    static var alwaysSame: Comparison { Comparison(parts: [], isSettledByBits: true) }
}

/// Returns whether two values of any type look the same to a body.
package func looksSame(_ old: Any, _ new: Any) -> Bool { Comparison.isSameInside(old, new) }

/// A type with a custom comparison for the graph.
protocol GraphComparable {
    static func isSame(_ old: Self, _ new: Self) -> Bool
}

extension GraphComparable {
    fileprivate static var comparison: Comparison {
        Comparison(isSettledByBits: true, by: isSame)
    }
}

extension Equatable {
    fileprivate static func comparison(isSettledByBits: Bool) -> Comparison {
        Comparison(isSettledByBits: isSettledByBits) { (old: Self, new: Self) in old == new }
    }
}

/// An optional of any type.
private protocol AnyOptional {
    /// The comparison of optionals by their wrapped values.
    static var wrappedComparison: Comparison { get }
}

extension Optional: AnyOptional {
    fileprivate static var wrappedComparison: Comparison {
        let wrapped = Comparison.of(Wrapped.self)
        return Comparison(isSettledByBits: wrapped.isSettledByBits) {
            (old: Wrapped?, new: Wrapped?) in
            guard let old, let new else { return old == nil && new == nil }
            return wrapped.isSame(old, new)
        }
    }
}
