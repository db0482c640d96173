import Foundation

extension SVGWriter {
    /// Returns the attributes of a group that a filter changes. Colours do not count in a mask.
    mutating func attributes(of filter: Drawing.Filter) -> Markup {
        let content: Markup
        if case .blend(let mode) = filter { return "style=\"mix-blend-mode:\(escaped: mode)\"" }
        if filter == .isolation { return "style=\"isolation:isolate\"" }
        if case .blur(let radius) = filter {
            content = "<feGaussianBlur stdDeviation=\"\(radius)\"/>"
        } else if !isMask, let matrix = filter.matrix(in: scheme ?? .light) {
            let rows = [matrix.red, matrix.green, matrix.blue].map { row -> Markup in
                "\(row.x, places: 4) \(row.y, places: 4) \(row.z, places: 4) 0 \(row.w, places: 4)"
            }
            content = "<feColorMatrix values=\"\(rows.joined(separator: " ")) 0 0 0 1 0\"/>"
        } else {
            return ""
        }
        let id = define(
            "filter",
            """
            x="-100%" y="-100%" width="300%" height="300%" color-interpolation-filters="sRGB"
            """, content)
        return "filter=\"url(#\(id))\""
    }
}
