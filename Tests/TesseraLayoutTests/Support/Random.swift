import Foundation
import TesseraLayout

/// Random numbers that are equal in each run.
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &self))
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func optional(_ range: ClosedRange<Int>, _ percent: Int = 50) -> CGFloat? {
        chance(percent) ? length(range) : nil
    }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &self)]
    }

    mutating func axes() -> Axis.Set { pick([.horizontal, .vertical, [.horizontal, .vertical]]) }

    mutating func alignment() -> Alignment {
        Alignment(
            horizontal: pick([.leading, .center, .trailing]),
            vertical: pick([.top, .center, .bottom]))
    }

    mutating func limits() -> Limits {
        let lengths = (0..<3).map { _ in length(0...120) }.sorted()
        return Limits(
            least: chance(40) ? lengths[0] : nil, ideal: chance(30) ? lengths[1] : nil,
            greatest: chance(50) ? (chance(30) ? .infinity : lengths[2]) : nil)
    }

    mutating func leaf() -> Spec.Kind {
        switch Int.random(in: 0..<8, using: &self) {
        case 0, 1: .fixed(length(0...60), length(0...40))
        case 2: .greedy
        case 3: .square
        case 4, 5: .wrapping(length(10...100), area: length(100...2000))
        case 6: .spacer(optional(0...20))
        default: .divider
        }
    }

    /// Returns a kind of box that contains one box.
    mutating func wrapper() -> Spec.Kind {
        switch Int.random(in: 0..<11, using: &self) {
        case 0: .frame(optional(0...150), optional(0...100), alignment())
        case 1, 2: .flexible(limits(), limits(), alignment())
        case 3:
            .padding(
                EdgeInsets(
                    top: length(-2...9), leading: length(-2...9), bottom: length(0...9),
                    trailing: length(0...9)))
        case 4: .fixedSize(axes())
        case 5: .ratio(length(1...4) / 2, fills: chance(50))
        case 6: .offset(CGSize(width: length(-9...9), height: length(-9...9)))
        case 7: .guide(length(0...4) / 4)
        case 8: chance(50) ? .geometry : .position(CGPoint(x: length(0...50), y: length(0...50)))
        case 9: .scroll(axes())
        default: .frame(length(0...150), nil, alignment())
        }
    }

    /// Returns a kind of box that contains several boxes.
    mutating func container(_ spacing: Int) -> Spec.Kind {
        switch Int.random(in: 0..<8, using: &self) {
        case 0...2: .row(pick([.top, .center, .bottom]), optional(0...10, spacing))
        case 3...5: .column(pick([.leading, .center, .trailing]), optional(0...10, spacing))
        case 6: .layers(alignment())
        default: .fitting
        }
    }

    /// Returns a tree in which `spacing` percent of the stacks set their spacing. The views inside a
    /// view have its layout direction, except a few.
    mutating func tree(_ depth: Int, spacing: Int = 100, isRightToLeft: Bool = false) -> Spec {
        let priority: Double? = chance(10) ? Double(length(-1...2)) : nil
        let isRightToLeft = isRightToLeft != chance(15)
        func spec(_ kind: Spec.Kind, _ children: [Spec] = []) -> Spec {
            Spec(kind, children, priority: priority, isRightToLeft: isRightToLeft)
        }
        if depth == 0 || chance(15) { return spec(leaf()) }
        func children(_ count: Int, _ depth: Int) -> [Spec] {
            (0..<count).map { _ in tree(depth, spacing: spacing, isRightToLeft: isRightToLeft) }
        }
        if chance(40) { return spec(wrapper(), children(1, depth - 1)) }
        if chance(10) { return spec(.overlay(alignment()), children(2, depth - 1)) }
        // The engine lays long stacks out in groups.
        let isLong = chance(8)
        let count = Int.random(in: isLong ? 30...50 : 0...4, using: &self)
        return spec(container(spacing), children(count, isLong ? 0 : depth - 1))
    }
}
