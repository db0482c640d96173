import Foundation
import Tessera

extension SVGWriter {
    /// Returns the id of a gradient's definition.
    mutating func gradient(_ stops: [GradientStop], _ geometry: GradientGeometry) -> Markup {
        switch geometry {
        case .linear(let start, let end):
            let line: Markup = """
                x1="\(start.x)" y1="\(start.y)" x2="\(end.x)" y2="\(end.y)"
                """
            return gradient("linearGradient", line, stops)
        case .radial(let center, let start, let end):
            let (inner, outer) = (max(0, min(start, end)), max(0, start, end))
            let circles: Markup = """
                cx="\(center.x)" cy="\(center.y)" r="\(outer)" fr="\(inner)"
                """
            let reversed = stops.reversed().map {
                GradientStop(ink: $0.ink, location: 1 - $0.location)
            }
            return gradient("radialGradient", circles, start > end ? reversed : stops)
        case .angular(let center, _, _, let reach):
            let tile = CGRect(
                x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
            let sectors = sectors(stops, geometry, around: center, reach: reach)
            // Without a view box, the corner of the tile would be the origin of its content.
            let view: Markup = "viewBox=\"\(tile.origin) \(tile.width) \(tile.height)\""
            return define(
                "pattern", "patternUnits=\"userSpaceOnUse\" \(tile) \(view)",
                "<g shape-rendering=\"crispEdges\">\(sectors)</g>")
        }
    }

    private mutating func gradient(_ element: Markup, _ geometry: Markup, _ stops: [GradientStop])
        -> Markup
    {
        if stops.contains(where: { hasClass($0.ink) }) { hasStops = true }
        let content = stops.map { stop -> Markup in
            "<stop offset=\"\(stop.location)\" \(painted(.stop, .ink(stop.ink)))/>"
        }
        return define(element, "gradientUnits=\"userSpaceOnUse\" \(geometry)", content.joined())
    }

    /// Returns the sectors of a circle, each in the colour of its middle: SVG has no gradient around
    /// a point.
    private mutating func sectors(
        _ stops: [GradientStop], _ geometry: GradientGeometry, around center: CGPoint,
        reach: CGFloat
    ) -> Markup {
        let count = 120
        func point(_ sector: CGFloat) -> CGPoint {
            let angle = sector / CGFloat(count) * 2 * .pi
            return CGPoint(
                x: center.x + 2 * reach * cos(angle), y: center.y + 2 * reach * sin(angle))
        }
        return (0..<count).map { sector -> Markup in
            let (start, end) = (point(CGFloat(sector)), point(CGFloat(sector) + 1))
            let share = geometry.share(at: start.toward(end, by: 0.5))
            guard let ink = stops.ink(at: share) else { return "" }
            var outline = Path()
            outline.addLines([center, start, end])
            return element(outline, painted(.fill, .ink(ink)))
        }.joined()
    }
}
