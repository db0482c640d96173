import Foundation
import Tessera

/// The picture of a system image, 24 by 24, with its variants applied.
struct SymbolPicture {
    /// The side of a picture.
    static let side = 24.0

    struct Layer {
        var path: Path
        /// The width of the line; `nil` for an area.
        var width: Double?
        /// Whether only a half is painted.
        var isHalf = false
    }

    /// The painted layers before the cuts.
    private(set) var solid: [Layer] = []
    /// The layers to cut out.
    private(set) var cuts: [Layer] = []
    /// The layers painted over the cuts.
    private(set) var over: [Layer] = []

    /// The half of the picture that is filled, if only one half is.
    private(set) var half = CGRect.null

    private static let width = 1.8

    init(_ name: SymbolName) {
        let parts = Symbols.parts(of: name.base)
        if let enclosure = name.enclosure {
            let inner = SymbolPicture(parts, isFilled: name.isFilled)
            enclose(inner, in: enclosure, isFilled: name.isFilled)
        } else {
            add(parts, isFilled: name.isFilled)
        }
        if let half = name.half {
            let (side, middle) = (Self.side, Self.side / 2)
            let whole = CGRect(x: 0, y: 0, width: side, height: side)
            self.half =
                switch half {
                case .left: whole.offsetBy(dx: -middle, dy: 0)
                case .right: whole.offsetBy(dx: middle, dy: 0)
                case .top: whole.offsetBy(dx: 0, dy: -middle)
                case .bottom: whole.offsetBy(dx: 0, dy: middle)
                }
            let outer = name.enclosure.map { Symbols.parts(of: $0) } ?? parts
            for part in outer where part.kind == "A" {
                solid.append(Layer(path: part.path, isHalf: true))
            }
        }
        if name.isCrossedOut {
            let slash = Path {
                $0.addLines([CGPoint(x: 3, y: 2.5), CGPoint(x: 21, y: 21.5)])
            }
            cuts.append(Layer(path: slash, width: Self.width * 2.6))
            over.append(Layer(path: slash, width: Self.width))
        }
    }

    private init(_ parts: Symbols.Parts, isFilled: Bool) { add(parts, isFilled: isFilled) }

    private mutating func add(_ parts: Symbols.Parts, isFilled: Bool) {
        let isFilled = isFilled && parts.contains { $0.kind == "A" }
        for part in parts {
            let line = Layer(path: part.path, width: Self.width)
            let area = Layer(path: part.path)
            switch part.kind {
            case "A": solid += isFilled ? [area, line] : [line]
            case "L": if isFilled { cuts.append(line) } else { solid.append(line) }
            case "F": if isFilled { cuts.append(area) } else { solid.append(area) }
            default: solid.append(line)
            }
        }
    }

    private mutating func enclose(_ inner: SymbolPicture, in enclosure: String, isFilled: Bool) {
        let outer = SymbolPicture(Symbols.parts(of: enclosure), isFilled: isFilled)
        let middle = CGPoint(x: Self.side / 2, y: Self.side / 2)
        func small(_ layers: [Layer]) -> [Layer] {
            layers.map { layer in
                Layer(
                    path: layer.path.moved { middle.toward($0, by: 0.54) },
                    width: layer.width.map { $0 * 0.9 })
            }
        }
        solid = outer.solid
        // What is cut out of a filled image stays when the image is cut out itself.
        if isFilled {
            (cuts, over) = (small(inner.solid), small(inner.cuts))
        } else {
            solid += small(inner.solid)
        }
    }
}
