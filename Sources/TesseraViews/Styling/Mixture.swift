/// Shares of several elements, such as of the two colours between which a colour is on its way. The
/// shares add up to 1.
public struct Mixture<Element: Equatable>: VectorArithmetic {
    /// An element with its share.
    package struct Part: Equatable {
        package let element: Element
        package fileprivate(set) var share: Double
    }

    package private(set) var parts: [Part] = []

    /// Creates a mixture of a single element.
    package init(_ element: Element) { parts = [Part(element: element, share: 1)] }

    private init() {}

    public static var zero: Mixture { Mixture() }

    public static func + (left: Mixture, right: Mixture) -> Mixture { left.adding(right, 1) }

    public static func - (left: Mixture, right: Mixture) -> Mixture { left.adding(right, -1) }

    private func adding(_ other: Mixture, _ factor: Double) -> Mixture {
        var sum = self
        for part in other.parts {
            let position = sum.parts.firstIndex { $0.element == part.element }
            guard let position else {
                sum.parts.append(Part(element: part.element, share: part.share * factor))
                continue
            }
            sum.parts[position].share += part.share * factor
        }
        sum.parts.removeAll { $0.share == 0 }
        return sum
    }

    public mutating func scale(by factor: Double) {
        for position in parts.indices { parts[position].share *= factor }
    }

    public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.share * $1.share } }

    /// The element, if there is only one.
    package var only: Element? { parts.count == 1 ? parts[0].element : nil }
}

extension Mixture: Sendable where Element: Sendable {}
extension Mixture.Part: Sendable where Element: Sendable {}
extension Mixture: Hashable where Element: Hashable {}
extension Mixture.Part: Hashable where Element: Hashable {}

extension Mixture: CustomStringConvertible {
    /// The mixture as source code: `.gray.mix(with: .orange, by: 0.232)`.
    public var description: String {
        // The last part is the one that the change left.
        var (text, sum) = ("", 0.0)
        for part in parts.reversed() {
            sum += part.share
            let share = (part.share / sum * 1000).rounded() / 1000
            text =
                text.isEmpty
                ? "\(part.element)" : "\(text).mix(with: \(part.element), by: \(printed(share)))"
        }
        return text
    }
}
