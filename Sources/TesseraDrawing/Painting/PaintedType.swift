import Tessera
import TesseraCore

/// The painting properties of a node class, looked up once for each class.
@MainActor
final class PaintedType {
    /// The name of the element in the printed tree.
    let name: String?
    /// The type of the view or modifier, if it affects pictures.
    let look: (any Painted.Type)?
    /// The type of the style that draws a control, if it affects pictures.
    let style: (any Painted.Type)?
    /// Whether the view has no known look.
    let isUnknown: Bool

    private static let types = TypeTable<PaintedType>()

    static func of(_ node: Node) -> PaintedType {
        types.known(of: type(of: node)) { PaintedType(node) }
    }

    private init(_ node: Node) {
        name = node.elementName
        look =
            node.role((any Painted).self).map { type(of: $0) }
            ?? node.role((any Shape).self).map { PaintedType.look(of: $0) }
        style = node.role((any PaintedStyle).self).map { type(of: $0) }
        isUnknown = look == nil && node.has((any PrimitiveView).self)
    }

    private static func look<Outlined: Shape>(of _: Outlined) -> any Painted.Type {
        ShapePaint<Outlined>.self
    }
}
