// In the encoded form an element contains its children, although a tree stores all views in one
// list.

extension ViewTree: Codable {
    private enum Key: CodingKey { case roots }

    public init(from decoder: any Decoder) throws {
        self.init(
            roots: try decoder.container(keyedBy: Key.self).decode([Element].self, forKey: .roots))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(roots, forKey: .roots)
    }
}

extension ViewTree.Element: Codable {
    private enum Key: CodingKey { case children }

    public init(from decoder: any Decoder) throws {
        self.init(
            try ViewDescription(from: decoder),
            children: try decoder.container(keyedBy: Key.self)
                .decode([ViewTree.Element].self, forKey: .children))
    }

    public func encode(to encoder: any Encoder) throws {
        try view.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(children, forKey: .children)
    }
}
