import Foundation
import Tessera

extension SVGWriter {
    func element(_ path: Path, _ attributes: Markup) -> Markup {
        if let figure = path.figure {
            let (width, height) = (figure.corner.width, figure.corner.height)
            let corner: Markup = figure.isRound ? "rx=\"\(width)\" ry=\"\(height)\" " : ""
            return "<rect \(figure.rect) \(corner)\(attributes)/>"
        }
        let steps = path.steps.map { step -> Markup in
            switch step {
            case .move(let point): "M\(point)"
            case .line(let point): "L\(point)"
            case .curve(let end, let first, let second): "C\(first) \(second) \(end)"
            case .closeSubpath: "Z"
            }
        }
        return "<path d=\"\(steps.joined())\" \(attributes)/>"
    }

    func line(_ stroke: StrokeStyle) -> Markup {
        var text: Markup = " stroke-width=\"\(stroke.lineWidth)\""
        if stroke.lineCap != .butt {
            text.write(" stroke-linecap=\"\(escaped: stroke.lineCap.rawValue)\"")
        }
        if stroke.lineJoin != .miter {
            text.write(" stroke-linejoin=\"\(escaped: stroke.lineJoin.rawValue)\"")
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
