nonisolated extension Shape {
    /// Returns this shape with a size, at the upper left corner of its frame.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// Returns this shape with a width and a height, at the upper left corner of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

nonisolated private struct SizedShape<Content: Shape>: Shape, CustomStringConvertible {
    let shape: Content
    let size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    var description: String { "\(shape).size(\(size.width), \(size.height))" }
}
