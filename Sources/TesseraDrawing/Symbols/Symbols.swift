import Foundation

/// The system images with an outline.
enum Symbols {
    /// The parts of an image, each with the letter of its kind.
    typealias Parts = [(kind: Character, steps: [Outline.Step])]

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

    private static func part(_ text: Substring) -> (Character, [Outline.Step])? {
        let words = text.split(separator: " ")
        return words.first?.first.map { ($0, steps(words.dropFirst())) }
    }

    private static func steps(_ words: ArraySlice<Substring>) -> [Outline.Step] {
        var (words, steps) = (words, [Outline.Step]())
        func number() -> CGFloat { words.popFirst().flatMap { Double($0) } ?? 0 }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func rect() -> CGRect {
            CGRect(x: number(), y: number(), width: number(), height: number())
        }
        while let word = words.popFirst() {
            switch word {
            case "M": steps.append(.move(point()))
            case "L": steps.append(.line(point()))
            case "C": steps.append(.curve(point(), point(), to: point()))
            case "O":
                let (center, radius) = (point(), number())
                let circle = CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
                steps += Outline.ellipse(circle).steps
            case "E": steps += Outline.ellipse(rect()).steps
            case "R": steps += Outline.rounded(rect(), radius: number()).steps
            default: steps.append(.close)
            }
        }
        return steps
    }
}
