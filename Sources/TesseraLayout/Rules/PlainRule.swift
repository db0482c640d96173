/// A box with the size of its child, for the priority, values or names that a modifier sets.
package struct PlainRule: LayoutRule, Equatable {}

package typealias UnaryBox = RuleBox<PlainRule>

extension UnaryBox {
    package convenience init(_ child: LayoutBox) { self.init(PlainRule(), [child]) }
}
