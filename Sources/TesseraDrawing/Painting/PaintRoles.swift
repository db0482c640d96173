import Foundation
import Tessera
import TesseraCore
import TesseraLayout

// Views and modifiers describe their look through these roles. Nodes without a role show their
// contents unchanged. A primitive view without a role is drawn as a labelled box.

/// A view that paints itself or affects the look of its content.
protocol PaintedView: Role {
    /// Paints the part of the view behind its content.
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter)
    /// Changes the default look of the content.
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node)
    /// Paints the part of a node's view, which has this type, behind its content.
    @MainActor static func paint(_ place: PaintPlace, by painter: TreePainter)
}

/// A view that also paints in front of its content.
protocol FrontPaintedView: PaintedView {
    /// Paints the part of the view in front of its content.
    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter)
}

/// A container that paints nothing itself.
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

/// A modifier or style that changes the look of its content.
protocol PaintedModifier: Role {
    /// Whether the modifier changes the look at all.
    var changesLook: Bool { get }
    /// Returns the modifier's effects on one of the modified views.
    @MainActor func effects(_ place: PaintPlace, by painter: TreePainter) -> Effects
    /// Changes the default look of the content.
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node)
}

extension PaintedModifier {
    var changesLook: Bool { true }
    func effects(_ place: PaintPlace, by painter: TreePainter) -> Effects { Effects() }
    func adapt(_ surroundings: inout Surroundings, at node: Node) {}
}

/// A modifier whose views appear elsewhere than at the modified view.
protocol ScreenModifier: Role {
    /// Registers the modifier's views, which lie below the node `attachment`.
    @MainActor func place(_ attachment: Node, by painter: TreePainter)
}

/// The place where a view or modifier is painted.
@MainActor
struct PaintPlace {
    // The tree does not change during painting.
    unowned(unsafe) let node: Node
    unowned(unsafe) let box: LayoutBox?
    let frame: CGRect
    // The painter outlives the place.
    fileprivate unowned(unsafe) let painter: TreePainter
    /// The number of styles that the current style is nested in.
    var nesting = 0

    init(node: Node, box: LayoutBox?, frame: CGRect, painter: TreePainter) {
        (self.node, self.box, self.frame, self.painter) = (node, box, frame, painter)
    }

    /// The default look set by the ancestors, without changes by this view or its content.
    var surroundings: Surroundings { painter.surroundings }

    var environment: EnvironmentValues { node.environment }
}

/// The effects of a modifier on a view.
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

/// The default look that ancestors set for a view.
struct Surroundings {
    /// The path of the nearest enclosing view.
    var path: ViewPath?
    /// The default paint of text and symbols.
    var foreground = Foreground.label
    /// The look of a shape directly inside.
    var shapeStyle: ShapeLook?
    /// The bar of the nearest navigation container.
    var bar: NavigationBar?
    var isHidden = false

    enum Foreground {
        case label, secondary, tint, destructive, placeholder, disabled
        /// The text colour of a control: grey if it is disabled.
        case control
        /// The text colour of a link in a row, for every button style.
        case link

        /// Whether a control sets this paint for its content.
        var isOfControl: Bool {
            switch self {
            case .control, .link, .tint, .destructive, .disabled: true
            case .label, .secondary, .placeholder: false
            }
        }
    }
}
