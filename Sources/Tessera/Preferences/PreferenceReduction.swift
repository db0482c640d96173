import TesseraCore

@MainActor
extension PreferenceKey {
    /// Returns the one value of this preference made of those that the views below a node set; the
    /// default if none does.
    static func value(below root: Node) -> Value {
        let value: Value? = root.fold { node in
            if node === root { return (nil, true) }
            if let own = node.role(PreferenceModifier<Self>.self) { return (own.value, false) }
            return (nil, !node.has((any ScreenBoundary).self))
        } adding: { value, next, _ in
            guard let next else { return }
            guard var before = value else { return value = next }
            reduce(value: &before) { next }
            value = before
        } finishing: { value, node in
            guard let transform = node.role(PreferenceTransform<Self>.self) else { return }
            var changed = value ?? defaultValue
            transform.change(&changed)
            value = changed
        }
        return value ?? defaultValue
    }
}
