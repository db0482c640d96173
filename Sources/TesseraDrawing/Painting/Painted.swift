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
