/// The shape of a rounded corner.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that bends gradually.
    case continuous
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: Shape, Hashable {
    /// The width and the height of a corner.
    public var cornerSize: CGSize
    /// The shape of a corner.
    public var style: RoundedCornerStyle

    /// Makes a rectangle from the width and the height of its corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Makes a rectangle from the radius of its corners. A radius of more than half the shorter
    /// side makes a capsule.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }

    public func describe(_ description: inout ViewDescription) {
        for (name, value) in values { description.add(name, value) }
    }

    private var values: [(String, CGFloat)] {
        cornerSize.width == cornerSize.height || (cornerSize.width + cornerSize.height).isNaN
            ? [("cornerRadius", cornerSize.width)]
            : [("cornerWidth", cornerSize.width), ("cornerHeight", cornerSize.height)]
    }
}

extension CGSize {
    /// Returns this corner size limited to half the sides of a rectangle; a square corner stays
    /// square.
    nonisolated package func corner(in rect: CGRect) -> CGSize {
        let (widest, highest) = (rect.width / 2, rect.height / 2)
        let isEven = width == height
        return CGSize(
            width: min(max(0, width), isEven ? min(widest, highest) : widest),
            height: min(max(0, height), isEven ? min(widest, highest) : highest))
    }
}

nonisolated extension RoundedRectangle: CustomStringConvertible {
    public var description: String {
        let values = values.map { "\($0): \(printed($1))" }
        return "RoundedRectangle(\(values.joined(separator: ", ")))"
    }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
