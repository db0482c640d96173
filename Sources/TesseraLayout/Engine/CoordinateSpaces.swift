extension RootBox {
    /// Returns the frames of a box in all enclosing named spaces. If two spaces have the same name,
    /// the inner space counts.
    package func framesByName(of box: LayoutBox) -> [AnyHashable: CGRect] {
        layOut()
        var frames: [AnyHashable: CGRect] = [:]
        var origin = CGPoint.zero
        for space in sequence(first: box, next: \.parent) {
            if let name = space.spaceName, frames[name] == nil {
                frames[name] = CGRect(origin: origin, size: box.placedSize)
            }
            origin = origin + space.origin
        }
        return frames
    }

    /// Returns the nearest box around a box whose coordinate space has a name.
    package func box(named name: AnyHashable, around box: LayoutBox) -> LayoutBox? {
        sequence(first: box, next: \.parent).first { $0.spaceName == name }
    }
}

extension LayoutBox {
    fileprivate final var spaceName: AnyHashable? {
        trait?.value(for: SpaceNameKey.self) ?? nil
    }
}
