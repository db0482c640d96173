public import Foundation
public import TesseraCore

/// A space that grows as far as it can.
nonisolated public struct Spacer: PrimitiveView, Hashable, Sendable {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("minLength", minLength)
    }
}
