import Foundation
import Tessera

/// The system images with an outline.
enum Symbols {
    /// The parts of an image, each with the letter of its kind.
    typealias Parts = [(kind: Character, path: Path)]

    private static let table: [String: Parts] = {
        var table: [String: Parts] = [:]
        for line in SymbolOutlines.data.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let data = line[line.index(after: colon)...]
            // Some images look like another one.
            table[String(line[..<colon])] =
                table[String(data.dropFirst())] ?? data.split(separator: ";").compactMap(part)
        }
        return table
    }()

    static var names: [String] { table.keys.sorted() }

    static func hasOutline(_ name: String) -> Bool { table[name] != nil }

    static func parts(of name: String) -> Parts { table[name] ?? [] }

    private static func part(_ text: Substring) -> (Character, Path)? {
        let words = text.split(separator: " ")
        return words.first?.first.map { ($0, path(words.dropFirst())) }
    }

    private static func path(_ words: ArraySlice<Substring>) -> Path {
        var (words, path) = (words, Path())
        func number() -> CGFloat { words.popFirst().flatMap { Double($0) } ?? 0 }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func rect() -> CGRect {
            CGRect(x: number(), y: number(), width: number(), height: number())
        }
        while let word = words.popFirst() {
            switch word {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            case "O":
                let (center, radius) = (point(), number())
                let circle = CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
                path.addEllipse(in: circle)
            case "E": path.addEllipse(in: rect())
            case "R":
                let (rect, radius) = (rect(), number())
                let corner = CGSize(width: radius, height: radius)
                path.addRoundedRect(in: rect, cornerSize: corner)
            default: path.closeSubpath()
            }
        }
        return path
    }
}
