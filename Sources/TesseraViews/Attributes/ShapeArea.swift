/// The inside of a shape as an area to paint, to touch or to clip to.
package nonisolated struct ShapeArea: Equatable {
    package let shape: any Shape
    package let eoFill: Bool

    package init(_ shape: any Shape, eoFill: Bool = false) {
        self.shape = shape
        self.eoFill = eoFill
    }

    package static func == (left: ShapeArea, right: ShapeArea) -> Bool {
        left.eoFill == right.eoFill && looksSame(left.shape, right.shape)
    }

    package func path(in size: CGSize) -> Path {
        shape.path(in: CGRect(origin: .zero, size: size))
    }
}
