import Foundation
import Tessera

// The touches, keys and texts that SwiftUI.md lists as available, used as in SwiftUI.
// `SwiftUIPageTests` runs it.

struct Touches: View {
    @GestureState private var isHeld = false
    @GestureState private var drag: CGSize?

    var body: some View {
        Text("a").onTapGesture {}.contentShape(Rectangle()).allowsHitTesting(true).disabled(true)
        Text(isHeld ? "held" : "free")
            .gesture(hold, isEnabled: true)
            .simultaneousGesture(TapGesture(count: 2).onEnded {})
            .highPriorityGesture(SpatialTapGesture().onEnded { _ in }, isEnabled: false)
            .onTapGesture(count: 2, coordinateSpace: .global) { _ in }
            .onLongPressGesture(minimumDuration: 1) {
            } onPressingChanged: { _ in
            }
            .onHover { _ in }
            .onContinuousHover { phase in
                if case .active(let place) = phase { _ = place.x }
            }
        Rectangle().gesture(Both(drag: $drag))
        Rectangle().gesture(
            AnyGesture(ExclusiveGesture(TapGesture(count: 2), TapGesture()).map { _ in true }))
    }

    private var hold: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .updating($isHeld) { isPressed, isHeld, transaction in
                isHeld = isPressed
                transaction.animation = .easeIn
            }
    }

    /// A custom gesture with the value of its body.
    struct Both: Gesture {
        let drag: GestureState<CGSize?>

        var body: some Gesture {
            SimultaneousGesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .local)
                    .updating(drag) { value, drag, _ in drag = value.translation }
                    .onChanged { _ = ($0.location, $0.predictedEndTranslation, $0.velocity) },
                SequenceGesture(LongPressGesture(), DragGesture())
            )
            .onEnded { _ = $0.first?.startLocation }
        }
    }
}

struct Keys: View {
    @FocusState private var isHere: Bool

    var body: some View {
        Text("a").focusable().focused($isHere)
            .onKeyPress(KeyEquivalent.space) { .handled }
            .onKeyPress { $0.modifiers == EventModifiers.command ? .handled : .ignored }
    }
}

struct Spoken: View {
    var body: some View {
        Text("a").accessibilityLabel("b").accessibilityValue("c").accessibilityHint("d")
            .accessibilityHidden(false).accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton).accessibilityAction {}
            .accessibilityAdjustableAction { _ in }
            .accessibilityRepresentation { Text("e") }.accessibilityIdentifier("f")
    }
}
