import Foundation
import Tessera
import TesseraDrawing
import TesseraEvaluation

/// A system image or a text where it is painted.
struct Mark {
    let name: String
    let frame: CGRect
    /// The part that nothing cuts off or covers.
    var visible: CGRect
    let paint: Paint
    let opacity: Double

    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

/// The marks on a screen, and the lines around views, as a person would see them.
struct Sight {
    private(set) var marks: [Mark] = []
    private(set) var lines: [(frame: CGRect, paint: Paint)] = []

    private struct Glass {
        var place: (CGPoint) -> CGPoint = { $0 }
        var window: CGRect
        var opacity = 1.0

        func rect(_ rect: CGRect) -> CGRect {
            let (one, other) = (place(rect.origin), place(CGPoint(x: rect.maxX, y: rect.maxY)))
            return CGRect(
                x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
                height: abs(other.y - one.y))
        }
    }

    init(_ drawing: Drawing) {
        walk(drawing.items[...], Glass(window: drawing.bounds.insetBy(dx: -1, dy: -1)))
    }

    private mutating func walk(_ items: ArraySlice<Drawing.Item>, _ glass: Glass) {
        var position = items.startIndex
        while position < items.endIndex {
            let end = min(items.endIndex, position + max(1, items[position].count))
            let inside = items[(position + 1)..<end]
            var inner = glass
            switch items[position].content {
            case .changed(.transform(let change)):
                inner.place = { glass.place(change.transform($0)) }
                walk(inside, inner)
            case .changed(.clip(let outline, _)):
                inner.window = glass.window.intersection(glass.rect(outline.boundingRect))
                walk(inside, inner)
            case .changed(.mask(let count)):
                inner.window = glass.window.intersection(filled(by: inside.prefix(count), glass))
                walk(inside.dropFirst(count), inner)
            case .changed(.opacity(let opacity)):
                inner.opacity *= opacity
                walk(inside, inner)
            case .symbol(let image): add(image.name, image.frame, image.paint, glass)
            case .text(let piece):
                let frame = CGRect(
                    x: piece.origin.x, y: piece.line.top, width: piece.width,
                    height: piece.line.height)
                add(piece.string, frame, piece.paint, glass)
            case .stroke(let outline, let paint, _):
                lines.append((glass.rect(outline.boundingRect), paint))
            case .fill(let outline, .ink(let ink), _):
                if glass.opacity == 1, ink.light.opacity == 1 {
                    cover(glass.rect(outline.boundingRect))
                }
            default: walk(inside, glass)
            }
            position = end
        }
    }

    private mutating func add(_ name: String, _ frame: CGRect, _ paint: Paint, _ glass: Glass) {
        let frame = glass.rect(frame)
        marks.append(
            Mark(
                name: name, frame: frame, visible: frame.intersection(glass.window), paint: paint,
                opacity: glass.opacity))
    }

    private mutating func cover(_ area: CGRect) {
        for index in marks.indices where area.contains(marks[index].center) {
            marks[index].visible = .null
        }
    }

    /// The rectangle around the areas that some items fill.
    private func filled(by items: ArraySlice<Drawing.Item>, _ glass: Glass) -> CGRect {
        var area = CGRect.null
        var position = items.startIndex
        while position < items.endIndex {
            let end = min(items.endIndex, position + max(1, items[position].count))
            let inside = items[(position + 1)..<end]
            var inner = glass
            switch items[position].content {
            case .changed(.transform(let change)):
                inner.place = { glass.place(change.transform($0)) }
                area = area.union(filled(by: inside, inner))
            case .fill(let outline, _, _): area = area.union(glass.rect(outline.boundingRect))
            default: area = area.union(filled(by: inside, glass))
            }
            position = end
        }
        return area
    }
}

/// The look of symbols: the images or texts that they are drawn with.
struct Look: Sendable {
    let names: Set<String>
    /// The text of a filled symbol; `nil` for images, which have a filled form.
    var filledText: String?

    static let stars = Look(names: ["star"])
    static let circles = Look(names: ["circle"])
    static let hearts = Look(names: ["♥", "♡"], filledText: "♥")
    static let words = Look(names: ["x", "-"], filledText: "x")
    static let pictures = Look(names: ["star", "circle", "heart"])

    /// Returns the part of a symbol that a mark shows as filled, or `nil` for a mark of another look.
    func fill(of mark: Mark) -> Double? {
        if let filledText {
            return names.contains(mark.name) ? (mark.name == filledText ? 1 : 0) : nil
        }
        let parts = mark.name.split(separator: ".").map(String.init)
        guard let first = parts.first, names.contains(first) else { return nil }
        if parts.contains(where: { $0.hasSuffix("half") }) { return 0.5 }
        return parts.last == "fill" ? mark.visible.width / mark.frame.width : 0
    }
}

/// A symbol of a rating: one mark, or several at one place.
struct SeenSymbol {
    /// The name of the image, or the text.
    let name: String
    let frame: CGRect
    /// The part that is filled, from 0 to 1, in tenths.
    var share: Double
    /// The part that is in sight.
    var visible: CGRect
    var paint: Paint
    var opacity: Double

    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    /// The symbol drawn again.
    @MainActor @ViewBuilder var drawn: some View {
        if name.count > 1 { Image(systemName: name) } else { Text(name) }
    }
    var isWhole: Bool {
        !visible.isNull && visible.insetBy(dx: -0.5, dy: -0.5).contains(frame)
            && frame.width > 2 && frame.height > 2 && opacity > 0.05
    }
}

/// The sight of a host that has not changed since.
private struct KnownSight {
    @MainActor static var last: KnownSight?
    let host: ViewHost<AnyView>
    let changes: Int
    let sight: Sight
}

extension Inspection {
    /// The number of symbols that each rating has.
    var count: Int { given(or: 5) }

    /// The marks and lines of all screens in the host.
    var sight: Sight {
        host.update()
        if let known = KnownSight.last, known.host === host, known.changes == host.changes {
            return known.sight
        }
        let sight = Sight(host.drawing)
        KnownSight.last = KnownSight(host: host, changes: host.changes, sight: sight)
        return sight
    }

    /// The marks of this screen.
    var marks: [Mark] {
        let area = area
        return sight.marks.filter { area?.contains($0.center) ?? true }
    }

    /// The symbols with a look, in the order in which they are painted.
    func symbols(_ look: Look) -> [SeenSymbol] {
        var symbols: [SeenSymbol] = []
        for mark in marks {
            guard let fill = look.fill(of: mark) else { continue }
            let share = (fill * 10).rounded() / 10
            if let last = symbols.last, abs(last.center.x - mark.center.x) < 1,
                abs(last.center.y - mark.center.y) < 1
            {
                let index = symbols.count - 1
                symbols[index].share = max(last.share, share)
                symbols[index].visible = last.visible.union(mark.visible)
                if share > 0 {
                    (symbols[index].paint, symbols[index].opacity) = (mark.paint, mark.opacity)
                }
            } else {
                symbols.append(
                    SeenSymbol(
                        name: mark.name, frame: mark.frame, share: share, visible: mark.visible,
                        paint: mark.paint,
                        opacity: mark.opacity))
            }
        }
        return symbols
    }
}

extension Paint {
    /// Returns the paint of a colour.
    @MainActor
    static func of(_ color: Color) -> Paint? {
        Sight(ViewHost(rootView: Text("x").foregroundStyle(color)).drawing).marks.first?.paint
    }
}
