import Foundation
import Tessera
import TesseraEvaluation

/// The law of the steppers on a screen: at every value the seen and the announced one agree with the touches before.
@MainActor
struct StepperLaw {
    /// The titles, which are announced.
    var titles = ["Guests"]
    /// The texts of a stepper in order, with `title` and `value` for its own.
    var texts = ["title", "value", "-", "+"]
    /// Whether the texts are below each other.
    var isUpright = false

    private static let bounds = 0...5
    private var up: Int { texts.firstIndex { "+⊕".contains($0) } ?? 0 }
    private var down: Int { texts.firstIndex { "-⊖".contains($0) } ?? 0 }

    /// Whether each stepper is seen with its value, whole and in order.
    func areSeen(_ values: [Int], on screen: Inspection) -> Bool {
        let seen = screen.seen
        let expected = zip(titles, values).flatMap { title, value in
            texts.map { $0 == "title" ? title : $0 == "value" ? "\(value)" : $0 }
        }
        guard seen.map(\.text) == expected else { return false }
        let isMirrored = screen.variation?.name == Variation.rightToLeft.name
        return titles.indices.allSatisfy { index in
            let frames = seen[(index * texts.count)...].prefix(texts.count).map(\.frame)
            return zip(frames, frames.dropFirst()).allSatisfy { one, next in
                isUpright
                    ? one.maxY <= next.minY + 1
                    : isMirrored ? next.maxX <= one.minX + 1 : one.maxX <= next.minX + 1
            }
        }
    }

    /// Whether each stepper is seen, and announced as one thing to adjust, with its value.
    func areRight(_ values: [Int], on screen: Inspection) -> Bool {
        let elements = screen.announced
        return areSeen(values, on: screen) && elements.map(\.label) == titles
            && elements.map(\.value) == values.map { "\($0)" }
            && elements.allSatisfy(\.isAdjustable)
    }

    /// Touches a text of a stepper.
    func touch(_ index: Int, of stepper: Int, on screen: Inspection) {
        let seen = screen.seen
        let position = stepper * texts.count + index
        guard seen.indices.contains(position) else { return }
        let frame = seen[position].frame
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Returns whether touches and adjustments of each stepper lead by one from end to end, and no further.
    fileprivate func areStepped(on screen: Inspection) -> Bool {
        var values = titles.map { _ in 2 }
        for stepper in titles.indices {
            for number in 1...24 {
                let isUp = (7...12).contains(number) || number > 18
                if number <= 12 {
                    touch(isUp ? up : down, of: stepper, on: screen)
                } else {
                    screen.adjust(.label(titles[stepper]), isUp ? .increment : .decrement)
                }
                values[stepper] = min(
                    max(Self.bounds.lowerBound, values[stepper] + (isUp ? 1 : -1)),
                    Self.bounds.upperBound)
                guard areRight(values, on: screen) else { return false }
            }
        }
        return true
    }
}

extension Inspection {
    /// Requires all that steppers owe to their users.
    func require(_ steppers: StepperLaw) {
        let start = steppers.titles.map { _ in 2 }
        require(
            "each is seen, and announced as one thing with its value",
            steppers.areRight(start, on: self))
        require(
            "touches and adjustments lead by one to both ends",
            isPassed && steppers.areStepped(on: self))
    }
}
