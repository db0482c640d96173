/// The inside of a shape as a touch area.
package nonisolated struct ShapeArea: Equatable {
    private let shape: any Shape
    package let eoFill: Bool

    package init(_ shape: any Shape, eoFill: Bool = false) {
        self.shape = shape
        self.eoFill = eoFill
    }

    /// Two shapes of a type that is not `Equatable` count as different.
    package static func == (left: ShapeArea, right: ShapeArea) -> Bool {
        func isEqual<Outline: Equatable>(_ shape: Outline) -> Bool {
            shape == right.shape as? Outline
        }
        return left.eoFill == right.eoFill
            && (left.shape as? any Equatable).map { isEqual($0) } ?? false
    }

    package func path(in size: CGSize) -> Path {
        shape.path(in: CGRect(origin: .zero, size: size))
    }
}
