import Foundation

extension SVGWriter {
    func element(_ outline: Outline, _ attributes: Markup) -> Markup {
        switch outline {
        case .rect(let rect): "<rect \(rect) \(attributes)/>"
        case .roundedRect(let rect, let corner):
            "<rect \(rect) rx=\"\(corner.width)\" ry=\"\(corner.height)\" \(attributes)/>"
        case .ellipse(let rect):
            """
            <ellipse cx="\(rect.midX)" cy="\(rect.midY)" \
            rx="\(rect.width / 2)" ry="\(rect.height / 2)" \(attributes)/>
            """
        case .path(let steps): "<path d=\"\(path(steps))\" \(attributes)/>"
        }
    }

    private func path(_ steps: [Outline.Step]) -> Markup {
        steps.map { step -> Markup in
            switch step {
            case .move(let point): "M\(point)"
            case .line(let point): "L\(point)"
            case .curve(let first, let second, let end): "C\(first) \(second) \(end)"
            case .close: "Z"
            }
        }.joined()
    }

    func line(_ stroke: Stroke) -> Markup {
        var text: Markup = " stroke-width=\"\(stroke.width)\""
        if stroke.cap != "butt" { text.write(" stroke-linecap=\"\(escaped: stroke.cap)\"") }
        if stroke.join != "miter" {
            text.write(" stroke-linejoin=\"\(escaped: stroke.join)\"")
        } else if stroke.miterLimit != 4 {
            text.write(" stroke-miterlimit=\"\(max(1, stroke.miterLimit))\"")
        }
        if !stroke.dash.isEmpty {
            let dash = stroke.dash.map { "\(max(0, $0))" as Markup }.joined(separator: " ")
            text.write(" stroke-dasharray=\"\(dash)\"")
            if stroke.dashPhase != 0 { text.write(" stroke-dashoffset=\"\(stroke.dashPhase)\"") }
        }
        return text
    }
}
