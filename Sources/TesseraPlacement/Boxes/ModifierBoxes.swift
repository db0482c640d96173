extension PartLook: LayoutModifier {
    /// The space around a label is that of a phone's buttons; in cells there is room for a sign on both sides.
    package func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        let cell = context.metrics.cell
        switch part {
        case .label, .value, .icon, .steps: return view
        case .button, .toggleButton:
            let space =
                cell.map { CGSize(width: $0.width * 2, height: 0) }
                ?? CGSize(width: 12, height: 6)
            let insets = EdgeInsets(
                top: space.height, leading: space.width, bottom: space.height,
                trailing: space.width)
            return context.box(PaddingRule(insets), view)
        case .alertButton:
            let rule = FrameRule(
                width: Limits(greatest: .infinity), height: Limits(least: cell == nil ? 44 : nil))
            return context.box(rule, view)
        }
    }
}

extension HiddenLabelModifier: LayoutListModifier {
    package func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        isHidden ? [] : views
    }
}

extension AttachedViews: LayoutListModifier {
    package func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        // The attached views appear once, with the last of the modified views, as in the printed
        // tree.
        guard let last = views.last, !attached.isEmpty else { return views }
        let rule = OverlayRule(alignment: alignment, isSecondaryBehind: place == .background)
        return views.dropLast() + [
            context.box(rule, [last, context.layers(attached, alignment)])
        ]
    }
}

extension PaintedArea: RuleModifier {
    package var rule: TouchAreaRule {
        TouchAreaRule(area, isInFront ? .inFront : .behind)
    }
}

extension ContentShapeModifier: RuleModifier {
    package var rule: TouchAreaRule { TouchAreaRule(area, .around) }
}

extension TransformModifier: LayoutModifier {}
extension Rotation3DModifier: LayoutModifier {}

extension TransformingModifier where Self: LayoutModifier {
    package func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        if let issue {
            context.report(issue)
            return context.box(TransformRule(.identity, anchor: .center), view)
        }
        return context.box(TransformRule(transform, anchor: anchor), view)
    }
}

extension LayerModifier: RuleModifier {
    package var rule: some LayoutRule { TraitRule(LayerKey.self, layer) }
}

nonisolated extension ShapeArea: TouchArea {
    package func contains(_ point: CGPoint, in box: LayoutBox) -> Bool {
        path(in: box.bounds.size).contains(point, eoFill: eoFill)
    }

    package func bounds(in size: CGSize) -> CGRect { path(in: size).boundingRect }
}
