/// Chooses the option that is tapped. Arrow keys choose the previous or the next option.
nonisolated struct ChoosingModifier<SelectionValue: Hashable>: PrimitiveModifier, LayoutModifier,
    TouchHandler
{
    @Binding var selection: SelectionValue

    static var isResponder: Bool { true }

    @MainActor func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? {
        guard role == KeyPressModifier.self || role == (any FocusStop).self
        else { return self as? Wanted }
        return KeyPressModifier(isFocusable: true) {
            press($0, among: node.options(of: SelectionValue.self).map(\.value))
        } as? Wanted
    }

    @MainActor var gesture: (any Gesture)? {
        // The line where the finger is lifted counts, wherever it first touched.
        PressGesture { event in
            let layout = event.touch.layout
            return event.node.options(of: SelectionValue.self).first { option in
                layout.boxes(of: option.node).contains { box in
                    let y = layout.root.point(event.touch.location, in: box)?.y ?? -1
                    return y >= 0 && y < layout.root.size(of: box).height
                }
            }?.value
        }.onEnded { selection = $0 }
    }

    /// The whole line of a short option responds to taps.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        context.box(TouchAreaRule(ShapeArea(Rectangle()), .behind), view)
    }

    private func press(_ press: KeyPress, among values: [SelectionValue]) -> KeyPress.Result {
        let current = values.firstIndex(of: selection)
        let places: [KeyEquivalent: Int] = [
            .upArrow: (current ?? values.count) - 1, .downArrow: (current ?? -1) + 1,
            .home: 0, .end: values.count - 1,
        ]
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]),
            let next = places[press.key], values.indices.contains(next), next != current
        else { return .ignored }
        selection = values[next]
        return .handled
    }
}
