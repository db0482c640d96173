import Foundation
import TesseraLayout
import TestViews

extension Randomness {
    mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &self))
    }

    mutating func optional(_ range: ClosedRange<Int>, _ chance: Double = 0.5) -> CGFloat? {
        isTrue(chance) ? length(range) : nil
    }

    mutating func axes() -> Axis.Set {
        any(of: [.horizontal, .vertical, [.horizontal, .vertical]])
    }

    mutating func alignment() -> Alignment {
        Alignment(
            horizontal: any(of: [.leading, .center, .trailing]),
            vertical: any(of: [.top, .center, .bottom]))
    }

    mutating func limits() -> Limits {
        let lengths = (0..<3).map { _ in length(0...120) }.sorted()
        return Limits(
            least: isTrue(0.4) ? lengths[0] : nil, ideal: isTrue(0.3) ? lengths[1] : nil,
            greatest: isTrue(0.5) ? (isTrue(0.3) ? .infinity : lengths[2]) : nil)
    }

    mutating func leaf() -> Spec.Kind {
        switch number(8) {
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
        switch number(11) {
        case 0: .frame(optional(0...150), optional(0...100), alignment())
        case 1, 2: .flexible(limits(), limits(), alignment())
        case 3:
            .padding(
                EdgeInsets(
                    top: length(-2...9), leading: length(-2...9), bottom: length(0...9),
                    trailing: length(0...9)))
        case 4: .fixedSize(axes())
        case 5: .ratio(length(1...4) / 2, fills: isTrue(0.5))
        case 6: .offset(CGSize(width: length(-9...9), height: length(-9...9)))
        case 7: .guide(length(0...4) / 4)
        case 8: isTrue(0.5) ? .geometry : .position(CGPoint(x: length(0...50), y: length(0...50)))
        case 9: .scroll(axes())
        default: .frame(length(0...150), nil, alignment())
        }
    }

    /// Returns a kind of box that contains several boxes.
    mutating func container(_ spacing: Double) -> Spec.Kind {
        switch number(8) {
        case 0...2: .row(any(of: [.top, .center, .bottom]), optional(0...10, spacing))
        case 3...5: .column(any(of: [.leading, .center, .trailing]), optional(0...10, spacing))
        case 6: .layers(alignment())
        default: .fitting
        }
    }

    /// Returns a tree in which a part of the stacks set their spacing: all, if it is 1. The views inside a
    /// view have its layout direction, except a few.
    mutating func tree(
        _ depth: Int, spacing: Double = 1, isRightToLeft: Bool = false, hasLong: Bool = true
    ) -> Spec {
        let priority: Double? = isTrue(0.1) ? Double(length(-1...2)) : nil
        let isRightToLeft = isRightToLeft != isTrue(0.15)
        func spec(_ kind: Spec.Kind, _ children: [Spec] = []) -> Spec {
            Spec(kind, children, priority: priority, isRightToLeft: isRightToLeft)
        }
        if depth == 0 || isTrue(0.15) { return spec(leaf()) }
        func children(_ count: Int, _ depth: Int) -> [Spec] {
            (0..<count).map { _ in
                tree(depth, spacing: spacing, isRightToLeft: isRightToLeft, hasLong: hasLong)
            }
        }
        if isTrue(0.4) { return spec(wrapper(), children(1, depth - 1)) }
        if isTrue(0.1) { return spec(.overlay(alignment()), children(2, depth - 1)) }
        // The engine lays long stacks out in groups.
        let isLong = hasLong && isTrue(0.2)
        let count = Int.random(in: isLong ? 30...50 : 0...4, using: &self)
        return spec(container(spacing), children(count, isLong ? 0 : depth - 1))
    }
}
