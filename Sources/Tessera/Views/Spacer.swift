public import Foundation
public import TesseraCore
import TesseraLayout

/// A space that grows as far as it can.
nonisolated public struct Spacer: PrimitiveView, LayoutView, Hashable, Sendable {
    /// The least length, or `nil` for the stack's spacing.
    public var minLength: CGFloat?

    /// Makes a space with a least length, or with the stack's spacing.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("minLength", minLength)
    }

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LeafBox(.spacer(minLength: minLength))
    }
}
