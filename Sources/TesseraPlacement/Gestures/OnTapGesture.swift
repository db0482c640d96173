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
    @MainActor package var gesture: (any Gesture)? {
        let press =
            pressing == nil
            ? PressGesture(taps: count) { _ in () }
            : PressGesture { $0.isInside ? () : nil }
        return press.pressing(pressing ?? { _ in }).onEnded(action)
    }
}
