import Foundation
import TesseraLayout

// Boxes for the values of their rules.

typealias AspectRatioBox = RuleBox<AspectRatioRule>
typealias FittingBox = RuleBox<FittingRule>
typealias FixedSizeBox = RuleBox<FixedSizeRule>
typealias GeometryBox = RuleBox<GeometryRule>
typealias GuideBox = RuleBox<GuideRule>
typealias LayersBox = RuleBox<LayerRule>
typealias OffsetBox = RuleBox<OffsetRule>
typealias OverlayBox = RuleBox<OverlayRule>
typealias PaddingBox = RuleBox<PaddingRule>
typealias PositionBox = RuleBox<PositionRule>
typealias StackBox = RuleBox<StackRule>
typealias TouchAreaBox = RuleBox<TouchAreaRule>
typealias TraitBox = RuleBox<TraitRule>
typealias TransformBox = RuleBox<TransformRule>

extension ScrollBox {
    convenience init(axes: Axis.Set = .vertical, _ child: LayoutBox) {
        self.init(ScrollRule(axes: axes), [child])
    }
}

extension OverlayBox {
    convenience init(
        _ primary: LayoutBox, _ secondary: LayoutBox, _ alignment: Alignment = .center,
        isSecondaryBehind: Bool = false
    ) {
        self.init(
            OverlayRule(alignment: alignment, isSecondaryBehind: isSecondaryBehind),
            [primary, secondary])
    }
}

extension GeometryBox {
    convenience init(_ child: LayoutBox) { self.init(GeometryRule(), [child]) }
}

extension FixedSizeBox {
    convenience init(axes: Axis.Set = [.horizontal, .vertical], _ child: LayoutBox) {
        self.init(FixedSizeRule(axes: axes), [child])
    }
}

extension LeafBox {
    convenience init(_ content: LeafRule.Content) { self.init(LeafRule(content)) }
}

extension FittingBox {
    convenience init(
        axes: Axis.Set = [.horizontal, .vertical], children: [LayoutBox] = []
    ) {
        self.init(FittingRule(axes: axes), children)
    }
}

extension PaddingBox {
    convenience init(_ insets: EdgeInsets, _ child: LayoutBox) {
        self.init(PaddingRule(insets), [child])
    }
}

extension AspectRatioBox {
    convenience init(_ ratio: CGFloat? = nil, fills: Bool = false, _ child: LayoutBox) {
        self.init(AspectRatioRule(ratio, fills: fills), [child])
    }
}

extension FrameBox {
    convenience init(
        width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center, _ child: LayoutBox
    ) {
        self.init(width: Limits(width), height: Limits(height), alignment: alignment, child)
    }

    convenience init(height: CGFloat?, _ child: LayoutBox) {
        self.init(width: nil, height: height, child)
    }

    convenience init(
        width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center,
        _ child: LayoutBox
    ) {
        self.init(FrameRule(width: width, height: height, alignment: alignment), [child])
    }
}

extension GuideBox {
    convenience init(
        _ guide: HorizontalAlignment, _ child: LayoutBox,
        _ place: @escaping (ViewDimensions) -> CGFloat
    ) {
        self.init(GuideRule(guide.key, place), [child])
    }
    convenience init(
        _ guide: VerticalAlignment, _ child: LayoutBox,
        _ place: @escaping (ViewDimensions) -> CGFloat
    ) {
        self.init(GuideRule(guide.key, place), [child])
    }
}

extension OffsetBox {
    convenience init(_ offset: CGSize, _ child: LayoutBox) {
        self.init(OffsetRule(offset), [child])
    }
}

extension PositionBox {
    convenience init(_ position: CGPoint, _ child: LayoutBox) {
        self.init(PositionRule(position), [child])
    }
}

extension TransformBox {
    convenience init(
        scale: CGSize = CGSize(width: 1, height: 1), angle: Double = 0, anchor: UnitPoint,
        _ child: LayoutBox
    ) {
        var transform = AffineTransform(scaleByX: scale.width, byY: scale.height)
        transform.append(AffineTransform(rotationByRadians: CGFloat(angle)))
        self.init(TransformRule(transform, anchor: anchor), [child])
    }
}

extension TouchAreaBox {
    convenience init(
        _ area: any TouchArea, _ place: TouchAreaPlace, _ child: LayoutBox
    ) {
        self.init(TouchAreaRule(area, place), [child])
    }
}

extension StackBox {
    convenience init(_ layout: HStackLayout, _ children: [LayoutBox] = []) {
        self.init(layout.rule, children)
    }

    convenience init(_ layout: VStackLayout, _ children: [LayoutBox] = []) {
        self.init(layout.rule, children)
    }
}

extension LayersBox {
    convenience init(_ layout: ZStackLayout, _ children: [LayoutBox] = []) {
        self.init(layout.rule, children)
    }
}
