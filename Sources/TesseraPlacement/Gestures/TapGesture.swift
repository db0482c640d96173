/// A gesture that is recognized after a number of taps.
///
/// A touch is not a tap if the finger moves by 45 points or more, or stays for 0.75 seconds. The
/// next tap must begin within 0.35 seconds. The finger need not be lifted inside the view.
nonisolated public struct TapGesture: Gesture, Equatable, Sendable {
    /// The number of successive taps.
    public var count: Int

    /// Makes a gesture with a number of taps, 1 by default. A number less than 1 counts as 1.
    public init(count: Int = 1) { self.count = count }

    @MainActor public var body: some Gesture<Void> { PressGesture(taps: count) { _ in } }
}

/// A gesture that is recognized after a number of taps, with their location.
nonisolated public struct SpatialTapGesture: Gesture, Equatable {
    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the finger, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of successive taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture with a number of taps, 1 by default, and a coordinate space, by default that
    /// of the view.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public var body: some Gesture<Value> {
        PressGesture(taps: count) { Value(location: $0.location(in: coordinateSpace)) }
    }
}

nonisolated extension View {
    /// Performs an action with the location of a tap on this view. The location is in a coordinate
    /// space, by default that of this view.
    public consuming func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return modifier(
            GestureModifier(
                content: tap.onEnded { action($0.location) },
                call: Call("onTapGesture").argument("count", count, default: 1)
                    .argument("coordinateSpace", tap.coordinateSpace, default: .local)))
    }
}

extension TapModifier: TouchHandler {
    @MainActor package func gesture(at node: Node) -> (any Gesture)? {
        let press =
            pressing == nil
            ? PressGesture(taps: count) { _ in () }
            : PressGesture { $0.isInside ? () : nil }
        return press.pressing(pressing ?? { _ in }).onEnded(action)
    }
}

extension RowOrPressModifier: TouchHandler {
    /// The press on the view; `nil` in a row, which responds instead.
    @MainActor package func gesture(at node: Node) -> (any Gesture)? {
        node.environment.isInRow
            ? nil : PressGesture { $0.isInside ? () : nil }.onEnded(action.press)
    }
}
