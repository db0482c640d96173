public import Foundation
public import TesseraCore
import TesseraLayout

/// A space that grows as far as it can.
nonisolated public struct Spacer: PrimitiveView, LayoutView, Hashable, Sendable {
    /// The least length; `nil` is 8.
    public var minLength: CGFloat?

    /// Makes a space with a least length, 8 unless another one is given.
    ///
    /// A negative length, or one that is not a number, counts as 0, and a runtime issue is reported
    /// when the frame is asked for.
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
