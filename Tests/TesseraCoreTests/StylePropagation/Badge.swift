import TesseraCore
import TestViews

// A control invented for these tests, with its styles. Each style shows its name in the tree, so
// that a printed tree says which styles ran, in what order, and around what.

struct BadgeConfiguration {
    /// What the badge says, as a view.
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

    /// The badge of a configuration, to be drawn by the next style outwards.
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

/// The default: the content as it is.
struct PlainBadgeStyle: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Box("plain") { configuration.content }
    }
}

/// Draws the content in a box, and no badge any more.
struct Boxed: BadgeStyle {
    var name = "boxed"
    func makeBody(configuration: Configuration) -> some View {
        Box(name) { configuration.content }
    }
}

/// Draws a frame round the badge in the next style.
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
    /// The names of boxes and labels, each inside the ones before: `framed > boxed > text`.
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
