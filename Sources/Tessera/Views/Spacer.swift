public import Foundation
public import TesseraCore
import TesseraLayout

/// A space that grows as far as it can.
nonisolated public struct Spacer: PrimitiveView, LayoutView, Hashable, Sendable {
    public var minLength: CGFloat?

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
