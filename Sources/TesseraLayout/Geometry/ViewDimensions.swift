/// The size of a view with the positions of its guides.
public struct ViewDimensions: Equatable {
    /// The width.
    public let width: CGFloat
    /// The height.
    public let height: CGFloat
    private let guides: (any ExplicitGuides)?

    package init(width: CGFloat, height: CGFloat, guides: (any ExplicitGuides)? = nil) {
        (self.width, self.height, self.guides) = (width, height, guides)
    }

    /// The position of a guide: explicit, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The explicit position of a guide; `nil` if it is not set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.defaultValue(in: self)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guides?.position(of: key)
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height
            && (left.guides.map { $0.isSame(as: right.guides) } ?? (right.guides == nil))
    }
}

/// The guides that a view of one size sets explicitly.
package protocol ExplicitGuides {
    /// Returns the position of a guide; `nil` if it is not set.
    func position(of key: AlignmentKey) -> CGFloat?
    /// Returns whether these guides always have the positions of others.
    func isSame(as other: (any ExplicitGuides)?) -> Bool
}
