import Tessera
import TesseraCore

/// What the type of a node says of how it is painted: to ask each node for its roles would be to look its
/// type up each time.
@MainActor
final class PaintedType {
    /// The name of the element that the printed tree shows.
    let name: String?
    /// How the view is painted, if something is.
    let painter: ViewPainter?
    /// A Boolean value that is true for a view of which nobody knows how it is painted.
    let isUnknown: Bool
    let isModifier: Bool
    let isScreenModifier: Bool

    // Never freed: nobody needs to count references to one.
    private static let types = TypeTable<Unmanaged<PaintedType>>()

    static func uncounted(of node: Node) -> Unmanaged<PaintedType> {
        types.known(of: type(of: node)) { .passRetained(PaintedType(node)) }
    }

    /// That of a node around a modifier's own views.
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

/// What is painted for the nodes of one type of views.
@MainActor
class ViewPainter {
    func paint(_ place: PaintPlace, by painter: TreePainter) {}
    func adapt(_ surroundings: inout Surroundings, at node: Node) {}
    /// A Boolean value that is true if something is painted in front of the views inside.
    var hasFront: Bool { false }
    func paintFront(_ place: PaintPlace, by painter: TreePainter) {}

    /// - Parameter isStyled: Whether a control's style, which its node keeps, has a say in the look.
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

/// Paints a control, and then adapts to the style that draws what is inside.
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
