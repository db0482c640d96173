/// A property of a view that its container reads.
package enum ViewTrait: Equatable {
    /// The priority in a stack.
    case priority(Double)
    /// The layer in the container. Boxes in greater layers are in front.
    case layer(Double)
    /// The name of the coordinate space with the box's origin.
    case coordinateSpace(AnyHashable)
    /// The value for a layout value key.
    case value(ObjectIdentifier, Any)

    package static func == (old: ViewTrait, new: ViewTrait) -> Bool {
        switch (old, new) {
        case (.priority(let old), .priority(let new)): old == new
        case (.layer(let old), .layer(let new)): old == new
        case (.coordinateSpace(let old), .coordinateSpace(let new)): old == new
        case (.value(let oldKey, let old), .value(let newKey, let new)):
            oldKey == newKey && isSame(old, new)
        default: false
        }
    }
}

/// Returns whether two values are certainly the same: bitwise equal, or equal.
func isSame(_ value: Any, _ other: Any?) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    func hasSameBits<Value>(_ value: Value) -> Bool {
        guard let other = other as? Value else { return false }
        return withUnsafeBytes(of: value) { bits in
            withUnsafeBytes(of: other) { bits.elementsEqual($0) }
        }
    }
    if _openExistential(value, do: hasSameBits) { return true }
    return (value as? any Equatable).map { isEqual($0) } ?? false
}

extension LayoutBox {
    /// Returns a property of this box's trait, or of the traits of the boxes that it modifies. The
    /// outermost wins.
    final func trait<Value>(_ property: (ViewTrait) -> Value?) -> Value? {
        sequence(first: self, next: \.modified).lazy.compactMap(\.ownTrait).compactMap(property)
            .first
    }

    /// Whether a layout reads a value of this box.
    final var hasValue: Bool { trait { if case .value = $0 { true } else { nil } } ?? false }

    /// The layer of this box in its container. A number that is not a number counts as 0.
    final var layer: Double {
        trait { if case .layer(let layer) = $0 { layer.isNaN ? 0 : layer } else { nil } } ?? 0
    }

    /// Notifies the enclosing layouts that the values of this box have changed.
    final func valuesDidChange() {
        // Boxes in between may not change, because their sizes remain the same.
        var box = self
        while let parent = box.parent {
            parent.invalidate()
            guard parent.modified === box else { return }
            box = parent
        }
    }
}
