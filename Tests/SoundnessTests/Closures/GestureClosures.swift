import Tessera

extension ClosureCase {
    static let gestures: [ClosureCase] = [
        touched("onTapGesture", [down, up]) { $0.onTapGesture(perform: $1) },
        touched("onTapGesture, around two taps that do not come", [down, up, wait]) {
            $0.onTapGesture(count: 2) {}.onTapGesture(perform: $1)
        },
        touched("onTapGesture with a place", [down, up]) { view, call in
            view.onTapGesture { _ in call() }
        },
        touched("onLongPressGesture", [down, wait, up]) { $0.onLongPressGesture(perform: $1) },
        touched("onPressingChanged", [down, wait, up]) { view, call in
            view.onLongPressGesture(perform: {}, onPressingChanged: { _ in call() })
        },
        touched("the press of a button's style", [down, up]) { view, call in
            view._onButtonGesture(pressing: { _ in call() }, perform: call)
        },
        touched("onEnded of a tap", [down, up]) { $0.gesture(TapGesture().onEnded($1)) },
        touched("onChanged") { view, call in
            view.gesture(DragGesture().onChanged { _ in call() })
        },
        touched("onEnded of a drag") { view, call in
            view.gesture(DragGesture().onEnded { _ in call() })
        },
        touched("map") { view, call in
            view.gesture(
                DragGesture().map { value in
                    call()
                    return value.time
                })
        },
        touched("updating, and the reset of its state") { Held(view: $0, call: $1) },
        touched("a gesture of two, one after the other", [down, wait, move, up]) { view, call in
            view.gesture(
                LongPressGesture().onEnded { _ in call() }
                    .sequenced(before: DragGesture().onChanged { _ in call() })
                    .onEnded { _ in call() })
        },
        touched("a gesture of two at once") { view, call in
            view.gesture(
                TapGesture().onEnded(call).simultaneously(
                    with: DragGesture().onChanged { _ in call() }
                ).onEnded { _ in call() })
        },
        touched("a gesture of one or another") { view, call in
            view.gesture(
                TapGesture(count: 2).onEnded(call).exclusively(
                    before: DragGesture().onChanged { _ in call() }
                ).onEnded { _ in call() })
        },
        touched("onHover", [over, away]) { view, call in view.onHover { _ in call() } },
        touched("onContinuousHover", [over, away]) { view, call in
            view.onContinuousHover { _ in call() }
        },
    ]

    private struct Held: View {
        let view: Color
        let call: () -> Void
        @GestureState private var isHeld: Bool

        init(view: Color, call: @escaping () -> Void) {
            (self.view, self.call) = (view, call)
            _isHeld = GestureState(wrappedValue: false) { _, _ in call() }
        }

        var body: some View {
            view.gesture(
                DragGesture().updating($isHeld) { _, isHeld, _ in
                    isHeld = true
                    call()
                })
        }
    }
}
