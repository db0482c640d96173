import Foundation
import Tessera
import TesseraCore
import TesseraLayout

// A view says how it is painted by a role, and so does a modifier. Whatever has no role hands on what is
// painted below it; a view that stands for itself without one is drawn as a box with its name.

/// A view that paints something, or says how those inside look.
protocol PaintedView: Role {
    /// Paints what is behind the views inside.
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter)
    /// Says how the views inside look that do not say so themselves.
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node)
    /// Paints what is behind the views inside a node's view, which is of this type.
    // Compiled for each type: what is generic in it would look up the optional type that a node returns.
    @MainActor static func paint(_ place: PaintPlace, by painter: TreePainter)
}

/// A view that also paints what is in front of the views inside.
protocol FrontPaintedView: PaintedView {
    /// Paints what is in front of the views inside.
    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter)
}

/// A container that is known to paint nothing itself.
protocol UnpaintedView: Role {}

extension PaintedView {
    func paint(_ place: PaintPlace, by painter: TreePainter) {}
    func adapt(_ surroundings: inout Surroundings, at node: Node) {}

    @MainActor static func paint(_ place: PaintPlace, by painter: TreePainter) {
        place.node.role(Self.self)?.paint(place, by: painter)
    }
}

extension PaintedView where Self: PrimitiveView {
    @MainActor static func paint(_ place: PaintPlace, by painter: TreePainter) {
        kept(by: place.node).paint(place, by: painter)
    }
}

/// A modifier, or a style, that changes how what is inside looks.
protocol PaintedModifier: Role {
    /// A Boolean value that is false if this one changes nothing.
    var changesLook: Bool { get }
    /// Returns what it adds to one of the modified views.
    @MainActor func effects(_ place: PaintPlace, by painter: TreePainter) -> Effects
    /// Says how the views inside look that do not say so themselves.
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node)
}

extension PaintedModifier {
    var changesLook: Bool { true }
    func effects(_ place: PaintPlace, by painter: TreePainter) -> Effects { Effects() }
    func adapt(_ surroundings: inout Surroundings, at node: Node) {}
}

/// A modifier with views that are shown elsewhere than at the modified view.
protocol ScreenModifier: Role {
    /// Takes note of the views of the modifier, which are below a node.
    @MainActor func place(_ attachment: Node, by painter: TreePainter)
}

/// Where something is painted.
@MainActor
struct PaintPlace {
    // Nothing leaves the tree while it is painted.
    unowned(unsafe) let node: Node
    unowned(unsafe) let box: LayoutBox?
    let frame: CGRect
    // It is the painter that paints here.
    fileprivate unowned(unsafe) let painter: TreePainter
    /// The number of styles that the one to be painted with is inside.
    var nesting = 0

    init(node: Node, box: LayoutBox?, frame: CGRect, painter: TreePainter) {
        (self.node, self.box, self.frame, self.painter) = (node, box, frame, painter)
    }

    /// What the views around say; what this view, or those inside, change of it is no part of that.
    var surroundings: Surroundings { painter.surroundings }

    var environment: EnvironmentValues { node.environment }
}

/// What a modifier adds to a view.
struct Effects {
    /// The changes of the view as a whole, the outermost first.
    var changes: [Drawing.Change] = []
    var behind: [Drawing.Content] = []
    var front: [Drawing.Content] = []
    /// A Boolean value that is true if the view is not seen.
    var hides = false
    /// The place of a view among those that lie at the same place; `nil` for that of all others.
    var depth: Double?
    /// The place of the modifier's own views, if they are shown at the modified view.
    var attachment: Attachment?

    enum Attachment { case behind, front, mask }
}

/// What the views around a view say of its look.
struct Surroundings {
    /// The path of the view around.
    var path: ViewPath?
    /// The paint of words and symbols where none is set.
    var foreground = Foreground.label
    /// The look of a shape that this is directly around.
    var shapeStyle: ShapeLook?
    /// The bar of the navigation container around.
    var bar: NavigationBar?
    var isHidden = false

    enum Foreground {
        case label, secondary, tint, destructive, placeholder, disabled
        /// That of words, and grey in a control that is out of use.
        case control
        /// The same for a link that is a row, whatever the style of buttons.
        case link

        /// A Boolean value that is true for what a control says of what is in it.
        var isOfControl: Bool {
            switch self {
            case .control, .link, .tint, .destructive, .disabled: true
            case .label, .secondary, .placeholder: false
            }
        }
    }
}
