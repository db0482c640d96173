/// An item for a bar.
struct BarItem: Equatable {
    /// The box; `nil` for a title.
    let box: LayoutBox?
    let place: BarPlace
    /// The presented screen that the item belongs to.
    let screen: PresentedScreen?

    static func == (left: BarItem, right: BarItem) -> Bool {
        left.box === right.box && left.place == right.place && left.screen === right.screen
    }
}

extension LayoutContext {
    /// Adds an item to the bars of the view around. The title has no box.
    package func addToBar(_ box: LayoutBox?, at place: BarPlace) {
        guard environment.refusals.sight == nil else { return }
        let screen = environment.presentedScreen
        progress.barItems.append(BarItem(box: box, place: place, screen: screen))
    }

    /// Returns a box with bars around the content of the current view, for the items inside it.
    package func barred(_ content: LayoutBox) -> LayoutBox {
        let first = progress.firstBarItem
        let screen = environment.presentedScreen
        let all = progress.barItems[first...].filter { $0.screen === screen }
        progress.barItems.removeSubrange(first...)
        // The way back is that from the last screen.
        let wayBack = all.last { $0.place == .wayBack }
        let items = all.filter { $0.box != nil && ($0.place != .wayBack || $0 == wayBack) }
        let cell = metrics.cell?.height
        let rule = BarRule(
            items.map(\.place), hasTitle: all.contains { $0.place == .title },
            height: cell.map { $0 * 2 } ?? 44, itemHeight: cell ?? 44)
        return box(rule, [content] + items.compactMap(\.box))
    }
}
