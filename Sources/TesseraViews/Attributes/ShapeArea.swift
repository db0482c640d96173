/// The inside of a shape as an area to paint, to touch or to clip to.
package nonisolated struct ShapeArea: Equatable {
    package private(set) var shape: any Shape
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

    /// The animated values of the shape.
    package var animatableData: AnyVector {
        get { shape.anyData }
        set { shape.anyData = newValue }
    }
}

nonisolated extension Shape {
    /// The animated values. Values of another type are ignored.
    var anyData: AnyVector {
        get { AnyVector(animatableData) }
        set { if let data = newValue.value(as: AnimatableData.self) { animatableData = data } }
    }
}
