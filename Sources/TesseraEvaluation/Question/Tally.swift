/// A number for each design that is no count of tasks, such as the names to learn.
public struct Tally: Sendable {
    /// The better numbers.
    public enum Aim: Sendable {
        case fewest, most
    }

    /// The things that are counted, in a few words.
    public let name: String
    /// The better numbers.
    public let aim: Aim
    /// The numbers, by the names of designs.
    let numbers: [String: Int]

    /// Creates a tally.
    ///
    /// - Parameters:
    ///   - name: The things that are counted, in a few words: "laws kept, of 24".
    ///   - aim: The better numbers.
    ///   - designs: The designs.
    ///   - number: Returns the number of a design, or `nil` if it was not counted.
    public init(
        _ name: String, _ aim: Aim, of designs: [Design], number: (Design) throws -> Int?
    ) rethrows {
        self.name = name
        self.aim = aim
        var numbers: [String: Int] = [:]
        for design in designs { numbers[design.name] = try number(design) }
        self.numbers = numbers
    }

    /// Returns the number of a design that alone has the fewest or the most, in words, and whether it is the best.
    func extreme(of design: String) -> (words: String, isBest: Bool)? {
        guard let number = numbers[design] else { return nil }
        let others = numbers.filter { $0.key != design }.values
        let isMost = others.allSatisfy { $0 < number }
        guard !others.isEmpty, isMost || others.allSatisfy({ $0 > number }) else { return nil }
        // "silent mistakes", without ", of 19".
        let things = name.prefix { $0 != "," }
        return ("\(isMost ? "most" : "fewest") \(things), \(number)", isMost == (aim == .most))
    }
}
