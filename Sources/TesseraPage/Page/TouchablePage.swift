public import Tessera
import TesseraScreens

/// A page for a browser, with views that a reader can touch.
///
/// ```swift
/// var page = TouchablePage(title: "A review")
/// page.add("The whole form", code: "Form { … }") { Review() }
/// try page.html.write(toFile: "Review.html", atomically: true, encoding: .utf8)
/// ```
///
/// The page is one file without references, which a browser opens without a server. Each view is used with
/// pointer, keys and assistive technologies: its announced elements are elements of the page. Beside
/// the picture are the announced elements in words, the printed tree with its new lines marked, and the code.
///
/// Adding a view records it: each act that a person can do is done on new hosts, in each look that acts lead
/// to. So the view must begin alike each time, and everything that its actions do outside it is done many
/// times. Typing, scrolling, a double touch and a pointer that hovers are not recorded; where one is tried,
/// the page says so. Views move if their changes are animated, unless the reader prefers that nothing moves.
@MainActor
public struct TouchablePage {
    /// The title of the page.
    public var title: String
    /// The greatest number of looks at rest that are recorded of a view; 100 by default. An act that leads to
    /// a look beyond the limit is left out, and the page says so.
    public var limit: Int {
        get { views.limit }
        set { views.limit = newValue }
    }

    private var sections: [String] = []
    private var views = TouchableViews()

    /// Creates a page without views.
    public init(title: String) { self.title = title }

    /// Adds a heading with paragraphs. Words between backquotes are code. An empty heading is left out.
    public mutating func add(heading: String, _ paragraphs: String...) {
        let texts = paragraphs.map { "<p>\(HTML.sentence($0))</p>" }
        let title = heading.isEmpty ? "" : "<h2>\(HTML.text(heading))</h2>"
        sections.append("<div>\(title)\(texts.joined(separator: "\n"))</div>")
    }

    /// Adds a view with its title, a sentence and its code.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - text: What to look for. It is left out if it is empty.
    ///   - code: The code. It is left out if it is empty.
    ///   - size: The size that the view is proposed; by default it has its ideal size.
    ///   - content: The view.
    public mutating func add(
        _ title: String, text: String = "", code: String = "",
        size: ProposedViewSize = .unspecified, @ViewBuilder content: @escaping () -> some View
    ) {
        add(title, text: text, code: code) {
            ViewHost(rootView: content(), environment: .onPages, size: size, onIssue: { _ in })
        }
    }

    /// Adds the view of new hosts.
    mutating func add<Content: View>(
        _ title: String, text: String = "", code: String = "",
        _ make: @escaping () -> ViewHost<Content>
    ) {
        sections.append(views.add(title, text: text, code: code, make))
    }

    /// The page as HTML.
    public var html: String {
        HTML.page(title: title, body: sections.joined(separator: "\n"), ending: views.ending)
    }
}

extension EnvironmentValues {
    /// The environment of views on a page: each view that can be tapped can have the focus.
    package static var onPages: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.isKeyboardNavigationOn = true
        return environment
    }
}
