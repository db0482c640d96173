/// An attribute that also changes where its view responds to touches.
nonisolated package struct TouchAttribute: PrimitiveModifier, LayeredView {
    /// The effect of an attribute on touches.
    package enum Change: Equatable {
        /// An area responds, alone or together with the views inside it.
        case area(ShapeArea, TouchAreaPlace)
        /// The content is scaled or rotated.
        case transform(scale: CGSize = CGSize(width: 1, height: 1), angle: Angle = .zero, UnitPoint)
        /// The view lies in front of its siblings with lower values.
        case layer(Double)
    }

    package let attribute: Attribute
    package let change: Change

    package static var isResponder: Bool { true }

    package var hasLayers: Bool {
        if case .area(_, .inFront) = change { true } else { false }
    }

    package var description: ModifierDescription? { attribute.description }
}

nonisolated extension View {
    /// Adds a modifier that the tree prints and that changes where the view responds to touches.
    consuming func attribute(
        _ call: Call, _ change: TouchAttribute.Change
    ) -> ModifiedContent<Self, TouchAttribute> {
        modifier(TouchAttribute(attribute: Attribute(call: call), change: change))
    }
}

/// The inside of a shape as a touch area.
package nonisolated struct ShapeArea: Equatable {
    private let shape: any Shape
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
