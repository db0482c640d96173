import Foundation

/// The system images that there are outlines of.
enum Symbols {
    /// The parts of an image, each with the letter that says what it is.
    typealias Parts = [(kind: Character, steps: [Outline.Step])]

    private static let table: [String: Parts] = {
        var table: [String: Parts] = [:]
        for line in SymbolOutlines.data.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            table[String(line[..<colon])] = line[line.index(after: colon)...].split(separator: ";")
                .compactMap(part)
        }
        return table
    }()

    static var names: [String] { table.keys.sorted() }

    static func hasOutline(_ name: String) -> Bool { table[name] != nil }

    static func parts(of name: String) -> Parts { table[name] ?? [] }

    private static func part(_ text: Substring) -> (Character, [Outline.Step])? {
        var words = text.split(separator: " ")
        guard let kind = words.first?.first else { return nil }
        words.removeFirst()
        return (kind, steps(words))
    }

    private static func steps(_ words: [Substring]) -> [Outline.Step] {
        var steps: [Outline.Step] = []
        var index = 0
        func number(_ offset: Int) -> CGFloat {
            words.indices.contains(index + offset) ? CGFloat(Double(words[index + offset]) ?? 0) : 0
        }
        func point(_ offset: Int) -> CGPoint { CGPoint(x: number(offset), y: number(offset + 1)) }
        while index < words.count {
            switch words[index] {
            case "M": (steps, index) = (steps + [.move(point(1))], index + 3)
            case "L": (steps, index) = (steps + [.line(point(1))], index + 3)
            case "C":
                (steps, index) = (steps + [.curve(point(1), point(3), to: point(5))], index + 7)
            case "O":
                let (center, radius) = (point(1), number(3))
                let rect = CGRect(
                    x: center.x - radius, y: center.y - radius, width: radius * 2,
                    height: radius * 2)
                (steps, index) = (steps + Outline.ellipse(rect).steps, index + 4)
            case "E":
                let rect = CGRect(x: number(1), y: number(2), width: number(3), height: number(4))
                (steps, index) = (steps + Outline.ellipse(rect).steps, index + 5)
            case "R":
                let rect = CGRect(x: number(1), y: number(2), width: number(3), height: number(4))
                let corner = CGSize(width: number(5), height: number(5))
                (steps, index) = (steps + Outline.rounded(rect, corner).steps, index + 6)
            default: (steps, index) = (steps + [.close], index + 1)
            }
        }
        return steps
    }
}
