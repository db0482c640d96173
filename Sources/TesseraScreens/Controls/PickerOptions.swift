/// The options of a picker. A tap chooses the option in the same line.
nonisolated package struct PickerOptions<Content: View, SelectionValue: Hashable>: PrimitiveView,
    LayoutView, TouchHandler
{
    package let content: Content
    let selection: SelectionValue
    let choice: Binding<SelectionValue>

    package static var isResponder: Bool { true }

    @MainActor package var gesture: (any Gesture)? {
        // The line where the finger is lifted counts, wherever it first touched.
        PressGesture { event in
            let layout = event.touch.layout
            return event.node.options(of: SelectionValue.self).first { option in
                layout.boxes(of: option.node).contains { box in
                    let y = layout.root.point(event.touch.location, in: box)?.y ?? -1
                    return y >= 0 && y < box.bounds.size.height
                }
            }?.value
        }.onEnded { choice.wrappedValue = $0 }
    }

    /// Before each option is room for a check mark. The whole line of a short option responds to
    /// taps.
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let room = markRoom(context.metrics)
        let insets = EdgeInsets(top: 0, leading: room, bottom: 0, trailing: 0)
        return context.box(
            TouchAreaRule(ShapeArea(Rectangle()), .behind),
            context.box(PaddingRule(insets), context.column(views, .leading)))
    }

    /// The width of a check mark and of the space behind it.
    package func markRoom(_ metrics: TextMetrics) -> CGFloat { 2 * (metrics.cell?.width ?? 14) }
}

/// A view that offers several options. At most one is selected.
package protocol OptionsView: Role {
    /// Returns the node of the selected option. It lies below the node of this view.
    @MainActor func chosen(at node: Node) -> Node?
}

extension PickerOptions: OptionsView, Accessible {
    @MainActor package func announcement(at node: Node) -> AccessibilityModifier? {
        .speaker(chosen(at: node))
    }

    @MainActor package func chosen(at node: Node) -> Node? {
        node.options(of: SelectionValue.self).first { $0.value == selection }?.node
    }
}
