import Foundation
import TesseraLayout

/// The inside of a shape as a touch area.
nonisolated struct ShapeArea: TouchArea, Equatable {
    private let shape: any Shape
    private let eoFill: Bool

    init(_ shape: any Shape, eoFill: Bool = false) {
        self.shape = shape
        self.eoFill = eoFill
    }

    func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        path(in: size).contains(point, eoFill: eoFill)
    }

    func bounds(in size: CGSize) -> CGRect { path(in: size).boundingRect }

    /// Two shapes of a type that is not `Equatable` count as different.
    static func == (left: ShapeArea, right: ShapeArea) -> Bool {
        func isEqual<Outline: Equatable>(_ shape: Outline) -> Bool {
            shape == right.shape as? Outline
        }
        return left.eoFill == right.eoFill
            && (left.shape as? any Equatable).map { isEqual($0) } ?? false
    }

    private func path(in size: CGSize) -> Path {
        shape.path(in: CGRect(origin: .zero, size: size))
    }
}
