import TesseraCore
import TestViews

// A control for these tests, with its styles. Each style shows its name in the tree, so that a
// printed tree shows which styles ran, in what order, and around what.

struct BadgeConfiguration {
    /// The content of the badge, as a view.
    struct Content: View {
        let content: AnyView
        var body: some View { content }
    }

    let content: Content
    @Binding var count: Int
}

protocol BadgeStyle: ControlStyle where StyleConfiguration == BadgeConfiguration {
    typealias Configuration = BadgeConfiguration
}

/// A control that counts.
struct Badge: View {
    let content: AnyView
    private let binding: Binding<Int>?
    private let configuration: BadgeConfiguration?
    @State private var count = 0

    init(_ name: String, count: Binding<Int>? = nil) {
        self.init(count: count) { Label(name) }
    }

    init<Content: View>(count: Binding<Int>? = nil, @ViewBuilder content: () -> Content) {
        self.content = AnyView(content())
        binding = count
        configuration = nil
    }

    /// Creates the badge of a configuration, which the next outer style draws.
    init(_ configuration: BadgeConfiguration) {
        content = AnyView(EmptyView())
        binding = nil
        self.configuration = configuration
    }

    var body: some View {
        StyledControl(
            configuration
                ?? BadgeConfiguration(
                    content: BadgeConfiguration.Content(content: content),
                    count: binding ?? $count),
            default: PlainBadgeStyle())
    }
}

extension View {
    func badgeStyle<Style: BadgeStyle>(_ style: Style) -> some View {
        controlStyle(style, named: "badgeStyle")
    }
}

/// A container that names itself in the tree.
struct Box<Content: View>: PrimitiveView {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    func describe(_ description: inout ViewDescription) { description.text = name }
}

/// The default style, which shows the content unchanged.
struct PlainBadgeStyle: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Box("plain") { configuration.content }
    }
}

/// A style that draws the content in a box, without the badge.
struct Boxed: BadgeStyle {
    var name = "boxed"
    func makeBody(configuration: Configuration) -> some View {
        Box(name) { configuration.content }
    }
}

/// A style that draws a frame round the badge. The next outer style draws the badge.
struct Framed: BadgeStyle {
    var name = "framed"
    func makeBody(configuration: Configuration) -> some View {
        Box(name) { Badge(configuration) }
    }
}

extension BadgeStyle where Self == Boxed {
    static var boxed: Boxed { Boxed() }
}

extension BadgeStyle where Self == Framed {
    static var framed: Framed { Framed() }
}

extension ViewGraph {
    /// The names of boxes and labels, from the outside to the inside: `framed > boxed > text`.
    var drawing: [String] {
        var lines: [String] = []
        func collect(_ element: ViewTree.Element, inside outer: [String]) {
            let isNamed = element.name == "Box" || element.name == "Label"
            let path = isNamed ? outer + [element.text ?? ""] : outer
            if element.name == "Label" { lines.append(path.joined(separator: " > ")) }
            for child in element.children { collect(child, inside: path) }
        }
        for root in tree.roots { collect(root, inside: []) }
        return lines
    }
}

func drawing<Content: View>(@ViewBuilder of content: () -> Content) -> [String] {
    ViewGraph(content()).drawing
}
