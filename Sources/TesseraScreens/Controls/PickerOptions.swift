/// The options of a picker. A tap chooses the option in the same line.
///
/// In a row of a form they are a menu: while it is closed, only the chosen option is visible. A tap
/// anywhere in the row opens or closes it. In a ``Menu``, a choice closes the menu.
nonisolated package struct PickerOptions<Content: View, SelectionValue: Hashable>: PrimitiveView,
    LayoutView, TouchHandler
{
    package let content: Content
    let selection: SelectionValue
    let choice: Binding<SelectionValue>
    /// Whether the options' menu is open; `nil` outside of a menu, where they are always visible.
    let menu: Binding<Bool>?

    package static var isResponder: Bool { true }

    /// Whether the options are a closed menu, which shows only the chosen option.
    package var isClosed: Bool { menu?.wrappedValue == false }

    @MainActor package func gesture(at node: Node) -> (any Gesture)? {
        if isClosed { return PressGesture { _ in true }.onEnded { menu?.wrappedValue = $0 } }
        // The line where the finger is lifted counts, wherever it first touched.
        return PressGesture { event in
            let layout = event.touch.layout
            return event.node.options(of: SelectionValue.self).first { option in
                layout.boxes(of: option.node).contains { box in
                    let y = layout.root.point(event.touch.location, in: box)?.y ?? -1
                    return y >= 0 && y < box.bounds.size.height
                }
            }?.value
        }.onEnded { value in
            choice.wrappedValue = value
            menu?.wrappedValue = false
        }
    }

    @MainActor package func refusal(touching view: Node, at node: Node) -> String? {
        guard isClosed else { return nil }
        let touched = node.options(of: SelectionValue.self).first {
            view === $0.node || view.isInside($0.node)
        }
        return touched.flatMap { $0.value == selection ? nil : "in a closed menu" }
    }

    /// Before each option is room for a check mark. The whole line of a short option responds to
    /// taps, and the whole line of a closed menu behind the label.
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let room = markRoom(context.metrics)
        let insets = EdgeInsets(
            top: 0, leading: isClosed ? 0 : room, bottom: 0, trailing: isClosed ? room : 0)
        let options = context.box(
            PaddingRule(insets),
            context.column(isClosed ? chosen(among: views) : views, .leading))
        let space = menu.map { _ in context.box(LeafRule(.spacer(minLength: nil))) }
        return context.box(
            TouchAreaRule(ShapeArea(Rectangle()), .behind),
            context.row([space].compactMap(\.self) + [options]))
    }

    private func chosen(among views: [LayoutBox]) -> [LayoutBox] {
        // Boxes are made on the main actor only.
        nonisolated(unsafe) let views = views
        let chosen: [Int] = MainActor.assumeIsolated {
            let inside = views.lazy.compactMap(\.node).first
            let outer = inside.map { sequence(first: $0, next: \.parent) }
            guard let node = outer?.first(where: { $0.has((any OptionsView).self) }),
                let option = node.role((any OptionsView).self)?.chosen(at: node)
            else { return [] }
            return views.indices.filter { position in
                guard let node = views[position].node else { return false }
                return node === option || node.isInside(option) || option.isInside(node)
            }
        }
        return chosen.map { views[$0] }
    }

    /// The width of a check mark and of the space beside it.
    package func markRoom(_ metrics: TextMetrics) -> CGFloat { 2 * (metrics.cell?.width ?? 14) }
}

/// A view that offers several options. At most one is selected.
package protocol OptionsView: Role {
    /// Returns the node of the selected option. It lies below the node of this view.
    @MainActor func chosen(at node: Node) -> Node?
}

extension PickerOptions: OptionsView, Accessible, RowResponder {
    @MainActor package var rowAction: () -> Void { { menu?.wrappedValue = isClosed } }

    @MainActor package func announcement(at node: Node) -> AccessibilityModifier? {
        .speaker(chosen(at: node))
    }

    @MainActor package func chosen(at node: Node) -> Node? {
        node.options(of: SelectionValue.self).first { $0.value == selection }?.node
    }
}
