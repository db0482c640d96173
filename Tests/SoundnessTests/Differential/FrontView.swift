import Tessera

/// The view in front at a point, found in the printed tree of a host with its frames. A later view
/// covers an earlier one, an overlay covers its view, and a view covers its background.
///
/// The search uses neither the boxes nor the search of the engine.
enum FrontView: Equatable {
    /// A view that reacts in its whole frame, by its text if it has one.
    case view(text: String?)
    case none
    /// The tree contains a view whose area the printed tree does not show.
    case unknown

    init(in tree: ViewTree, at point: CGPoint) {
        var walk = Walk(point: point)
        for element in tree.roots { walk.visit(element) }
        self = walk.isUnsure ? .unknown : walk.front
    }

    private struct Walk {
        let point: CGPoint
        var front = FrontView.none
        var isUnsure = false

        mutating func visit(_ element: ViewTree.Element) {
            guard !element.isClosed else { return }
            let frame = element.rect
            if element.hasArea || element.name == "List" || element.name == "ScrollView" {
                isUnsure = true
            }
            // The tree prints frames to the hundredth of a point.
            if let frame, frame.isEdge(point) { isUnsure = true }
            let parts = element.children
            for part in parts where part.name == "background" { visit(part) }
            let views = parts.filter { $0.name != "background" && $0.name != "overlay" }
            if parts.isEmpty, ["Text", "Color", "Circle"].contains(element.name) {
                // This search does not know the points of a circle's frame that lie outside the circle.
                if element.name == "Circle" { isUnsure = true }
                if frame?.contains(point) == true { front = .view(text: element.text) }
            } else if parts.isEmpty, element.name == "Image" {
                isUnsure = true
            }
            if element.name == "ZStack" {
                for view in views where view.layer == 0 { visit(view) }
                for view in views where view.layer != 0 { visit(view) }
            } else {
                for view in views { visit(view) }
            }
            for part in parts where part.name == "overlay" { visit(part) }
        }
    }
}

extension ViewTree.Element {
    /// The frame, read from the printed tree.
    var rect: CGRect? {
        let numbers = self.frame?.split { " ,×".contains($0) }.compactMap { Double($0) } ?? []
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    fileprivate var isClosed: Bool {
        has("allowsHitTesting", "false") || has("opacity", "0")
    }

    fileprivate var layer: Int { has("zIndex", "1") ? 1 : 0 }

    /// Whether a modifier gives the view an area other than its frame.
    fileprivate var hasArea: Bool {
        self.modifiers.contains { ["contentShape", "border"].contains($0.name) }
    }

    private func has(_ modifier: String, _ argument: String) -> Bool {
        self.modifiers.contains { $0.name == modifier && $0.arguments == [argument] }
    }
}

extension CGRect {
    /// Whether a point is so near an edge that it may be inside or outside.
    fileprivate func isEdge(_ point: CGPoint) -> Bool {
        let isNear = { (left: CGFloat, right: CGFloat) in abs(left - right) < 0.02 }
        return isNear(point.x, minX) || isNear(point.x, maxX) || isNear(point.y, minY)
            || isNear(point.y, maxY)
    }
}
