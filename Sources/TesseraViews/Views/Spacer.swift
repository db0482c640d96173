/// A flexible space.
nonisolated public struct Spacer: PrimitiveView, Hashable, Sendable {
    /// The minimum length; `nil` for the default of 8.
    public var minLength: CGFloat?

    /// Makes a space with a minimum length, by default 8.
    ///
    /// A length that is negative or not a number counts as 0 and is reported as a runtime issue
    /// when the layout is computed.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("minLength", minLength)
    }
}
