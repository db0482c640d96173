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

    private static let names = TypeTable<ViewName>()

    static func of<Content>(_ type: Content.Type) -> ViewName {
        names.known(of: type) {
            ViewName((type as? any NamedAfterField.Type)?.namesake ?? type)
        }
    }
}
