/// The names of one type of views, found out once.
final class ViewName {
    /// Without module and generic arguments.
    let short: String
    /// With module and generic arguments.
    private(set) lazy var full = TypeName.full(type)
    private let type: Any.Type

    init(_ type: Any.Type) {
        self.type = type
        short = TypeName.short(type)
    }

    // Made and used on the main actor only.
    nonisolated(unsafe) private static var names: [ObjectIdentifier: ViewName] = [:]
    // The one that was asked for last: views of one type stand side by side. An access to it contains
    // no other.
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var last: (key: ObjectIdentifier, name: ViewName)?

    static func of<Content>(_ type: Content.Type) -> ViewName {
        let key = ObjectIdentifier(type)
        if let last, last.key == key { return last.name }
        let name = names[key] ?? make(type)
        last = (key, name)
        return name
    }

    private static func make<Content>(_ type: Content.Type) -> ViewName {
        let name = ViewName((type as? any NamedAfterField.Type)?.namesake ?? type)
        names[ObjectIdentifier(type)] = name
        return name
    }
}
