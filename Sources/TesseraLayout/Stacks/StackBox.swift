import Foundation

/// A row or column of boxes.
package typealias StackBox = RuleBox<StackRule>

extension StackRule: ContainerRule {
    package struct Cache {
        // The cache is accessed safely, because children never call their stack.
        fileprivate var order: StackOrder?
        fileprivate var spacing: ViewSpacing?
    }

    package func makeCache() -> Cache { Cache() }

    package func forget(_ cache: inout Cache) { cache = Cache() }

    package func didReplace(_ old: StackRule, in box: Box) {
        box.invalidate()
        if old.axis != axis { for child in box.boxes { child.stackAxisMayChange() } }
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? { axis }

    package func profile(of box: Box) -> Profile {
        if let givenSpacing, !givenSpacing.isFinite {
            box.note("The spacing is \(written(givenSpacing)); the standard one is used.")
        }
        return profile(of: box.boxes)
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        size(box.boxes, proposal, &box.cache.order)
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        arrange(box.boxes, proposal, size, &box.cache.order, place)
    }

    package func spacing(of box: Box) -> ViewSpacing {
        if let known = box.cache.spacing { return known }
        let spacing = spacing(box.boxes)
        box.cache.spacing = spacing
        return spacing
    }
}
