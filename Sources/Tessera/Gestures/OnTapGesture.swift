public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Performs an action when this view is tapped.
    ///
    /// ``TapGesture`` defines a tap. If several gestures compete, usually the innermost is
    /// recognized: see ``gesture(_:including:)``.
    @inlinable
    public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
        -> some View
    {
        modifier(TapGestureModifier(count: count, action: action))
    }

    /// Performs an action with the location of a tap on this view. The location is in a coordinate
    /// space, by default that of this view.
    public consuming func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return modifier(
            GestureModifier(
                gesture: tap.onEnded { action($0.location) },
                call: Call("onTapGesture").argument("count", count, default: 1)
                    .argument("coordinateSpace", tap.coordinateSpace, default: .local)))
    }
}

@usableFromInline
nonisolated struct TapGestureModifier: PrimitiveModifier, GestureHandler, TapHandler {
    @usableFromInline let count: Int
    @usableFromInline let action: () -> Void

    @inlinable
    init(count: Int, action: @escaping () -> Void) {
        self.count = count
        self.action = action
    }

    @usableFromInline static var isSought: Bool { true }

    func tapAction(count: Int) -> (() -> Void)? {
        count == self.count ? action : nil
    }

    @MainActor var gesture: _AddedGesture<TapGesture, Void>? {
        TapGesture(count: count).onEnded(action)
    }

    @usableFromInline var description: ModifierDescription? {
        count == 1
            ? ModifierDescription("onTapGesture")
            : ModifierDescription("onTapGesture", "count: \(count)")
    }
}
