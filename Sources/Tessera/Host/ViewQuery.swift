import TesseraCore

/// Says which view of a tree is meant.
///
/// ```swift
/// host.tap(.text("Save"))
/// host.tap(.type(Image.self)[3].inside(.type("Rating")[1]))
/// host.adjust(.label("Rating"), .increment)
/// host.tap(.path("Screen/VStack/Button"))
/// ```
public struct ViewQuery: Sendable {
    let name: String
    private let find: @MainActor @Sendable (Picture) -> [ViewTree.Match]
    private var index = 0
    private var outer: Outer = .none

    private indirect enum Outer: Sendable {
        case none
        case view(ViewQuery)
    }

    private init(
        _ name: String, _ find: @escaping @MainActor @Sendable (Picture) -> [ViewTree.Match]
    ) {
        self.name = name
        self.find = find
    }

    /// The views that say a text: words, or the name of an image.
    public static func text(_ text: String) -> ViewQuery {
        ViewQuery("text \(quoted(text))") { $0.tree.matches { $0.text == text } }
    }

    /// The views of a type, by its name without generic arguments.
    public static func type(_ name: String) -> ViewQuery {
        ViewQuery("type \(name)") { $0.tree.matches { $0.name == name } }
    }

    /// The views of a type.
    public static func type<Content: View>(_ type: Content.Type) -> ViewQuery {
        .type(TypeName.short(type))
    }

    /// The accessibility elements with a label.
    public static func label(_ label: String) -> ViewQuery {
        ViewQuery("accessibility label \(quoted(label))") { picture in
            let positions = picture.accessibility.elements
                .filter { $0.label == label }.map(\.position)
            return picture.tree.matches { _ in true }.filter { positions.contains($0.position) }
        }
    }

    /// The view at a path, as the tree's differences write it.
    public static func path(_ path: String) -> ViewQuery {
        ViewQuery("path \(path)") { picture in picture.tree.match(path).map { [$0] } ?? [] }
    }

    /// The view at a position among those that are found, from 0.
    public subscript(index: Int) -> ViewQuery {
        var query = self
        query.index = index
        return query
    }

    /// Only the views inside another one.
    public func inside(_ outer: ViewQuery) -> ViewQuery {
        var query = self
        query.outer = .view(outer)
        return query
    }

    @MainActor
    func match(in picture: Picture) -> ViewTree.Match? {
        var matches = find(picture)
        if case .view(let query) = outer {
            guard let outer = query.match(in: picture) else { return nil }
            matches = matches.filter { $0.path.hasPrefix(outer.path + "/") }
        }
        return matches.indices.contains(index) ? matches[index] : nil
    }

    /// The query in words.
    var description: String {
        var words = index == 0 ? name : "\(name)[\(index)]"
        if case .view(let query) = outer { words += " inside \(query.description)" }
        return words
    }
}
