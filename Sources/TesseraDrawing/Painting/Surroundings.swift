import Foundation
import Tessera
import TesseraCore

/// The default look that ancestors set for a view.
struct Surroundings {
    /// The path of the nearest enclosing view.
    var path: ViewPath?
    /// The default paint of text and symbols.
    var foreground = Foreground.label
    /// The looks of a shape directly inside, from back to front; none for an area in the foreground
    /// style.
    var shapeLooks: [ShapeLook] = []
    /// The bar of the nearest navigation container.
    var bar: NavigationBar?
    var isHidden = false
    /// The visible area; views outside it may be left out. If `nil`, all views are painted.
    var window: CGRect?

    enum Foreground {
        case label, secondary, tint, destructive, placeholder, disabled
        /// The text colour of a control: grey if it is disabled.
        case control
        /// The text colour of a link in a row, for every button style.
        case link
    }
}

/// The look of a shape.
indirect enum ShapeLook {
    case area(AnyShapeStyle, isEvenOdd: Bool = false)
    /// A line, which may lie inside the shape.
    case line(AnyShapeStyle, StrokeStyle, isInside: Bool)
}

/// The bar of a navigation container whose content is being painted.
@MainActor
final class NavigationBar {
    /// The title of the visible screen.
    var title: String?
    /// The nodes of the bar's views.
    var items: [Node] = []
    /// The cover of the screen to go back to.
    var wayBack: Node?
}

/// A view that can be painted again without the views around it.
struct SeparateView {
    let path: ViewPath
    let surroundings: Surroundings
}
