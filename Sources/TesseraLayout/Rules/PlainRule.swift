/// A box in the place of its child, which has the priority, the values or the names that a modifier sets.
package struct PlainRule: LayoutRule, Equatable {}

package typealias UnaryBox = RuleBox<PlainRule>

extension UnaryBox {
    package convenience init(_ child: LayoutBox) { self.init(PlainRule(), [child]) }
}
