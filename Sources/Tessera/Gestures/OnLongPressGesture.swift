public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Performs an action when a finger has stayed on this view for some time.
    ///
    /// - Parameters:
    ///   - minimumDuration: The time that the finger must stay, in seconds; half a second by
    ///     default.
    ///   - maximumDistance: The distance within which the finger must stay; 10 points by
    ///     default.
    ///   - action: The action, performed when the time has passed while the finger is still down.
    ///   - onPressingChanged: Receives `true` when the finger is put down, and `false` when the
    ///     press is recognized or fails.
    public consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            LongPressModifier(
                press: LongPressGesture(
                    minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged, action: action))
    }

    /// Performs an action when a finger has stayed on this view for some time, with the older order
    /// of parameters.
    @_disfavoredOverload
    public consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

nonisolated private struct LongPressModifier: PrimitiveModifier, TouchHandler {
    let press: LongPressGesture
    let pressing: ((Bool) -> Void)?
    let action: () -> Void

    static var isSought: Bool { true }

    @MainActor func makeRecognizer(at node: Node) -> TouchRecognizer {
        GestureTouchRecognizer(gesture, at: node) {
            $0.role(LongPressModifier.self)?.gesture._update($1)
        }
    }

    @MainActor private var gesture: some Gesture<Bool> {
        let action = action
        return press.pressing(pressing ?? { _ in }).onEnded { _ in action() }
    }

    var description: ModifierDescription? {
        ModifierDescription("onLongPressGesture")
            .argument("minimumDuration", press.minimumDuration, default: 0.5)
            .argument("maximumDistance", press.maximumDistance, default: 10)
    }
}
