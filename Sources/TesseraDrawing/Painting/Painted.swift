import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// A view, modifier or style that affects pictures.
///
/// Other nodes show their contents unchanged, except a primitive view, which is drawn as a labelled
/// box.
protocol Painted: Role {
    /// Changes the default look of the content.
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node)
    /// Returns the effects painted around the content of one view.
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects

    // These are requirements so that they are compiled for each type.
    @MainActor static func adapt(_ painter: inout TreePainter, at node: Node)
    @MainActor static func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects
}

extension Painted {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {}

    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects()
    }

    @MainActor static func adapt(_ painter: inout TreePainter, at node: Node) {
        node.role(Self.self)?.adapt(&painter, at: node)
    }

    @MainActor static func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        place.node.role(Self.self)?.effects(place, by: &painter) ?? Effects()
    }
}

extension Painted where Self: PrimitiveView {
    @MainActor static func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        kept(by: place.node).effects(place, by: &painter)
    }
}

/// A style that affects the look of the control that it draws.
protocol PaintedStyle: Painted {}

/// The place where a view or modifier is painted.
@MainActor
struct PaintPlace {
    let node: Node
    let box: LayoutBox?
    let frame: CGRect
    /// The default look set by the ancestors, without changes by this view or its content.
    let surroundings: Surroundings
    /// The number of styles that the current style is nested in.
    var nesting = 0

    var environment: EnvironmentValues { node.environment }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// Reports a value that is not drawn as it is, once for each view.
    func report(_ issue: String) { environment.hostServices?.reportOnce(issue, at: node) }
}

/// The effects of a view or modifier on a view.
struct Effects {
    /// The changes of the view as a whole, outermost first.
    var changes: [Drawing.Change] = []
    var behind: [Drawing.Content] = []
    var front: [Drawing.Content] = []
    /// Whether the view is hidden.
    var hides = false
    /// The depth of the view among its siblings; `nil` for the default.
    var depth: Double?
    /// The place of the modifier's own views, if they appear at the modified view.
    var attachment: Attachment?

    enum Attachment { case behind, front, mask }
}

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
