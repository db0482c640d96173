import Foundation
import Tessera
import TesseraDrawing
import TesseraEvaluation

extension Drawing.Mark {
    /// The name of an image, or a text; empty for an area and a line.
    var name: String {
        switch content {
        case .symbol(let name), .text(let name): name
        case .area, .line: ""
        }
    }

    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
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
    func fill(of mark: Drawing.Mark) -> Double? {
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
        visible.width > frame.width - 0.5 && visible.height > frame.height - 0.5
            && frame.width > 2 && frame.height > 2
    }
}

/// The marks of a host that has not changed since.
private struct KnownMarks {
    @MainActor static var last: KnownMarks?
    let host: ViewHost<AnyView>
    let changes: Int
    let marks: [Drawing.Mark]
}

extension Inspection {
    /// The number of symbols that each rating has.
    var count: Int { given(or: 5) }

    /// The marks of all screens in the host.
    private var allMarks: [Drawing.Mark] {
        host.update()
        if let known = KnownMarks.last, known.host === host, known.changes == host.changes {
            return known.marks
        }
        let marks = host.drawing.marks()
        KnownMarks.last = KnownMarks(host: host, changes: host.changes, marks: marks)
        return marks
    }

    /// The images and texts of this screen.
    var marks: [Drawing.Mark] {
        let area = area
        return allMarks.filter { !$0.name.isEmpty && area?.contains($0.center) ?? true }
    }

    /// The lines around views of this screen.
    var lines: [Drawing.Mark] {
        let area = area
        return allMarks.filter { $0.content == .line && area?.intersects($0.frame) ?? true }
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
                        paint: mark.paint, opacity: mark.opacity))
            }
        }
        return symbols
    }
}

extension Paint {
    /// Returns the paint of a colour.
    @MainActor
    static func of(_ color: Color) -> Paint? {
        ViewHost(rootView: Text("x").foregroundStyle(color)).drawing.marks().first?.paint
    }
}
