/// The properties that a view takes from a source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place of the anchor.
    nonisolated public static let position = Self(rawValue: 1)
    /// The size, which is proposed to the view.
    nonisolated public static let size = Self(rawValue: 2)
    /// The position and the size.
    nonisolated public static let frame: Self = [.position, .size]
}

nonisolated extension View {
    /// Makes this view the source of a frame, or shows it in the frame of the source with the same
    /// name.
    ///
    /// ```swift
    /// HStack {
    ///     ForEach(days, id: \.self) { Text($0).matchedGeometryEffect(id: $0, in: space) }
    /// }
    /// .background {
    ///     Capsule().matchedGeometryEffect(id: day, in: space, isSource: false)
    /// }
    /// ```
    ///
    /// The views around are laid out as without the modifier. Values move, but a view that takes the
    /// frame of another source is there at once. Without a source, a view has its own place.
    ///
    /// - Parameters:
    ///   - id: The name.
    ///   - namespace: The namespace of the name.
    ///   - properties: The properties that the view takes; both by default.
    ///   - anchor: The point of the view that lies at the same point of the source; by default the
    ///     centre.
    ///   - isSource: Whether the view is the source, as by default. Of several, the first counts.
    public consuming func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        let rule = MatchRule(
            [AnyHashable(id), AnyHashable(namespace)] as [AnyHashable], isSource: isSource,
            takesPosition: properties.contains(.position), takesSize: properties.contains(.size),
            anchor: anchor)
        return laidOut(
            by: rule,
            Call("matchedGeometryEffect").argument("id", id)
                .argument("isSource", isSource, default: true))
    }
}
