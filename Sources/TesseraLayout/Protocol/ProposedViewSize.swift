public import Foundation

/// A proposal of a size: what a container offers to a view, which answers with the size that it
/// takes.
///
/// On each axis, `nil` asks for the ideal length, zero for the least, infinity for the greatest.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width, or `nil` for the ideal one.
    public var width: CGFloat?
    /// The proposed height, or `nil` for the ideal one.
    public var height: CGFloat?

    /// Creates a proposal of a width and a height.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    @inlinable
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// A proposal that asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposal with the lengths of a size, 10 by 10 by default, where it has none.
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
