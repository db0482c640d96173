import Foundation
import TesseraCore
import TesseraLayout

/// An attribute that also says where its view is touched.
nonisolated package struct TouchAttribute: PrimitiveModifier, LayoutModifier, LayeredView {
    /// The difference that an attribute makes to a touch.
    enum Change: Equatable {
        /// An area is touched, by itself or with what is inside it.
        case area(ShapeArea, TouchAreaRule.Place)
        /// What is inside is shown in another scale, or turned.
        case transform(scale: CGSize = CGSize(width: 1, height: 1), angle: Angle = .zero, UnitPoint)
        /// The view is in front of those beside it with a lesser number.
        case layer(Double)
    }

    package let attribute: Attribute
    let change: Change

    package static var isSought: Bool { true }

    var hasLayers: Bool {
        if case .area(_, .inFront) = change { true } else { false }
    }

    package var description: ModifierDescription? { attribute.description }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        switch change {
        case .area(let area, let place):
            return TouchAreaBox(area, place, view)
        case .transform(let scale, let angle, let anchor):
            return TransformBox(scale: scale, angle: angle.radians, anchor: anchor, view)
        case .layer(let layer):
            view.setLayer(layer)
            return view
        }
    }
}

nonisolated extension View {
    /// Adds what the printed tree shows, and the difference that it makes to a touch.
    consuming func attribute(
        _ call: some AttributeCall, _ change: TouchAttribute.Change
    ) -> ModifiedContent<Self, TouchAttribute> {
        modifier(TouchAttribute(attribute: Attribute(call: call), change: change))
    }
}
