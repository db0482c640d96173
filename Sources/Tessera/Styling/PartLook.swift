import Foundation
import TesseraCore
import TesseraLayout

/// The look of a part of a control, of which the printed tree shows nothing.
nonisolated package struct PartLook: PrimitiveModifier {
    package enum Part: Sendable {
        /// What a label stands for.
        case value
        /// The image of a label.
        case icon
        /// The buttons of a stepper.
        case steps
        /// The label of a button with a ground of its own.
        case button
        /// A button of an alert, in a row of its own.
        case alertButton
    }

    package let part: Part

    package var description: ModifierDescription? { nil }
}

extension PartLook: LayoutModifier {
    /// The space around a label is that of a phone's buttons; in cells there is room for a sign on both sides.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        let cell = context.metrics.cell
        switch part {
        case .value, .icon, .steps: return view
        case .button:
            let space =
                cell.map { CGSize(width: $0.width * 2, height: 0) }
                ?? CGSize(width: 12, height: 6)
            return PaddingBox(
                EdgeInsets(
                    top: space.height, leading: space.width, bottom: space.height,
                    trailing: space.width), view)
        case .alertButton:
            return FlexibleFrameBox(
                width: Limits(greatest: .infinity), height: Limits(least: cell == nil ? 44 : nil),
                alignment: .center, view)
        }
    }
}

nonisolated extension View {
    consuming func part(_ part: PartLook.Part) -> some View { modifier(PartLook(part: part)) }
}
