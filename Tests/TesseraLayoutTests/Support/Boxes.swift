import Foundation
import TesseraLayout
import TesseraTesting

// Boxes for tests of the rules, with the names that the tables use.

/// Returns a box that takes all available room.
func greedy() -> LayoutBox { LeafBox(.greedy) }

/// Returns a box of a fixed size.
func fixed(_ width: CGFloat, _ height: CGFloat = 20) -> LayoutBox {
    LeafBox(.fixed(CGSize(width: width, height: height)))
}

/// Returns a box with an ideal width. It is narrower if it gets less.
func text(_ width: CGFloat, _ height: CGFloat = 20) -> LayoutBox {
    MeasuredBox { CGSize(width: min($0.width ?? width, width), height: height) }
}

/// Returns a box that takes half of the proposed width.
func half() -> LayoutBox {
    MeasuredBox { CGSize(width: ($0.width ?? 10) / 2, height: 10) }
}

func spacer(_ minLength: CGFloat? = nil) -> LayoutBox { LeafBox(.spacer(minLength: minLength)) }

func divider() -> LayoutBox { LeafBox(.divider) }

func width(
    _ child: LayoutBox, min least: CGFloat? = nil, ideal: CGFloat? = nil,
    max greatest: CGFloat? = nil
) -> LayoutBox {
    FrameBox(width: Limits(least: least, ideal: ideal, greatest: greatest), child)
}

func row(
    _ alignment: VerticalAlignment = .center, _ spacing: CGFloat? = nil, _ children: LayoutBox...
) -> StackBox {
    StackBox(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func column(
    _ alignment: HorizontalAlignment = .center, _ spacing: CGFloat? = nil, _ children: LayoutBox...
) -> StackBox {
    StackBox(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func layers(_ alignment: Alignment = .center, _ children: LayoutBox...) -> LayersBox {
    LayersBox(ZStackLayout(alignment: alignment), children)
}

extension LayoutBox {
    func priority(_ priority: Double) -> LayoutBox {
        TraitBox(TraitRule(PriorityKey.self, priority), [self])
    }

    /// This box and all boxes inside, in the order of the views, without those that only set
    /// traits.
    var all: [LayoutBox] { (self is TraitBox ? [] : [self]) + children.flatMap(\.all) }
}

/// Returns a box with a custom layout.
func container(_ layout: any Layout, _ children: [LayoutBox] = []) -> LayoutBox {
    func box(_ layout: some Layout) -> LayoutBox { RuleBox(CustomRule(layout), children) }
    let base: any Layout = (layout as? AnyLayout)?.base ?? layout
    return box(base)
}

/// A rule or report of a box, with the expected results.
struct BoxCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let result: String
    let box: @Sendable () -> LayoutBox

    init(
        _ description: String, _ result: String,
        _ box: @escaping @Sendable @autoclosure () -> LayoutBox
    ) {
        testDescription = description
        self.result = result
        self.box = box
    }
}

extension TextFont {
    // Some of the text styles.
    static let largeTitle = TextFont(size: 34, lineHeight: 41)
    static let title = TextFont(size: 28, lineHeight: 34)
    static let headline = TextFont(size: 17, lineHeight: 22, isBold: true)
    static let caption = TextFont(size: 12, lineHeight: 16)
    static let caption2 = TextFont(size: 11, lineHeight: 13)
}
