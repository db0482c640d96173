import Tessera
import TesseraCore

/// The painting properties of a node class, looked up once for each class.
@MainActor
final class PaintedType {
    /// The name of the element in the printed tree.
    let name: String?
    /// The painter of the view, if it paints anything.
    let painter: ViewPainter?
    /// Whether the view has no known look.
    let isUnknown: Bool
    let isModifier: Bool
    let isScreenModifier: Bool

    // Never freed.
    private static let types = TypeTable<Unmanaged<PaintedType>>()

    static func uncounted(of node: Node) -> Unmanaged<PaintedType> {
        types.known(of: type(of: node)) { .passRetained(PaintedType(node)) }
    }

    /// The type of a node that contains a modifier's own views.
    static let attachment = PaintedType()

    private init() {
        (name, painter) = (nil, nil)
        (isUnknown, isModifier, isScreenModifier) = (false, false, false)
    }

    private init(_ node: Node) {
        name = node.elementName
        let isStyled = node.has((any PaintedModifier).self)
        painter = name == nil ? nil : ViewPainter.of(node, isStyled: isStyled)
        isUnknown =
            painter == nil && node.has((any PrimitiveView).self)
            && !node.has((any UnpaintedView).self)
        isModifier = name == nil && isStyled
        isScreenModifier = name == nil && node.has((any ScreenModifier).self)
    }
}

/// The painter for nodes of one view type.
@MainActor
class ViewPainter {
    func paint(_ place: PaintPlace, by painter: TreePainter) {}
    func adapt(_ surroundings: inout Surroundings, at node: Node) {}
    /// Whether the view paints anything in front of its content.
    var hasFront: Bool { false }
    func paintFront(_ place: PaintPlace, by painter: TreePainter) {}

    /// - Parameter isStyled: Whether the node also keeps a style that affects the look.
    fileprivate static func of(_ node: Node, isStyled: Bool) -> ViewPainter? {
        isStyled ? StyledPainter(of(node)) : of(node)
    }

    private static func of(_ node: Node) -> ViewPainter? {
        func front(_ view: some FrontPaintedView) -> ViewPainter { front(type(of: view)) }
        func front<Painted: FrontPaintedView>(_: Painted.Type) -> ViewPainter {
            FrontPainter<Painted>()
        }
        func view<Painted: PaintedView>(_: Painted) -> ViewPainter { TypedPainter<Painted>() }
        func shape<Painted: Shape>(_: Painted) -> ViewPainter { ShapePainter<Painted>() }
        if let view = node.role((any FrontPaintedView).self) { return front(view) }
        if let painted = node.role((any PaintedView).self) { return view(painted) }
        return node.role((any Shape).self).map { shape($0) }
    }
}

private class TypedPainter<Painted: PaintedView>: ViewPainter {
    override func paint(_ place: PaintPlace, by painter: TreePainter) {
        Painted.paint(place, by: painter)
    }

    override func adapt(_ surroundings: inout Surroundings, at node: Node) {
        node.role(Painted.self)?.adapt(&surroundings, at: node)
    }
}

private final class FrontPainter<Painted: FrontPaintedView>: TypedPainter<Painted> {
    override var hasFront: Bool { true }

    override func paintFront(_ place: PaintPlace, by painter: TreePainter) {
        place.node.role(Painted.self)?.paintFront(place, by: painter)
    }
}

/// A painter of a control and then of the style that draws its content.
private final class StyledPainter: ViewPainter {
    private let control: ViewPainter?

    init(_ control: ViewPainter?) { self.control = control }

    override func paint(_ place: PaintPlace, by painter: TreePainter) {
        control?.paint(place, by: painter)
    }

    override func adapt(_ surroundings: inout Surroundings, at node: Node) {
        control?.adapt(&surroundings, at: node)
        node.role((any PaintedModifier).self)?.adapt(&surroundings, at: node)
    }

    override var hasFront: Bool { control?.hasFront ?? false }

    override func paintFront(_ place: PaintPlace, by painter: TreePainter) {
        control?.paintFront(place, by: painter)
    }
}

private final class ShapePainter<Painted: Shape>: ViewPainter {
    override func paint(_ place: PaintPlace, by painter: TreePainter) {
        place.node.role(Painted.self)?.paintShape(place, by: painter)
    }
}
