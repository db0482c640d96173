/// A proposal for the size of a view. A container proposes a size, and the view returns the size
/// that it takes.
///
/// On each axis, `nil` requests the ideal length, zero the minimum, and infinity the maximum.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width, or `nil` for the ideal width.
    public var width: CGFloat?
    /// The proposed height, or `nil` for the ideal height.
    public var height: CGFloat?

    /// Makes a proposal from a width and a height.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Makes a proposal from a size.
    @inlinable
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// A proposal that requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposed size. A length of `nil` is replaced by that of `size`, by default 10.
    ///
    /// ```swift
    /// ProposedViewSize(width: 40, height: nil).replacingUnspecifiedDimensions()  // 40 × 10
    /// ```
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
