package import Foundation

/// The minimum, ideal and maximum length of a frame, each optional.
package struct Limits: Equatable {
    package var least: CGFloat?
    package var ideal: CGFloat?
    package var greatest: CGFloat?

    package init(least: CGFloat? = nil, ideal: CGFloat? = nil, greatest: CGFloat? = nil) {
        self.least = least
        self.ideal = ideal
        self.greatest = greatest
    }

    var isFixed: Bool { least != nil && least == greatest }

    /// Returns the length to propose to the child.
    func proposal(_ proposed: Double) -> Double {
        if !proposed.isNaN { return clamped(proposed) }
        return ideal.map { clamped($0) } ?? .nan
    }

    /// Returns the length of the frame for a proposal and the length of the child.
    func length(_ proposed: Double, _ child: Double) -> Double {
        if proposed.isNaN { return ideal.map { Double($0) } ?? clamped(child) }
        let inner = clamped(proposed)
        return switch (least, greatest) {
        case (nil, nil): child
        case (.some, .some): inner
        case (let least?, nil): max(Double(least), min(inner, child))
        case (nil, let greatest?): min(Double(greatest), max(inner, child))
        }
    }

    /// Returns the length to propose to the child when it is placed in a frame of a length.
    ///
    /// A child with its ideal length keeps it, unless a limit has changed the length.
    func placing(_ proposed: Double, _ length: Double) -> Double {
        let isFree = length > least ?? -.infinity && length < greatest ?? .infinity
        return proposed.isNaN && ideal == nil && isFree ? .nan : length
    }

    /// Returns the limits without invalid values, each at least as great as the previous limit.
    func sound(_ report: (String, String) -> Void) -> Limits {
        var sound = self
        func drop(_ limit: inout CGFloat?, _ name: String, allowing allowed: CGFloat?) {
            guard let length = limit, !(length >= 0 && length < .infinity), length != allowed
            else { return }
            report("The \(name)", "of the frame is \(written(length)); it is ignored.")
            limit = nil
        }
        drop(&sound.least, "least", allowing: nil)
        drop(&sound.ideal, "ideal", allowing: nil)
        drop(&sound.greatest, "greatest", allowing: .infinity)
        func raise(_ limit: inout CGFloat?, to least: CGFloat?, _ name: String) {
            guard let length = limit, let least, length < least else { return }
            report(
                "The \(name)",
                "of the frame is \(written(length)), less than another limit; "
                    + "\(written(least)) is used.")
            limit = least
        }
        raise(&sound.ideal, to: sound.least, "ideal")
        raise(&sound.greatest, to: sound.ideal ?? sound.least, "greatest")
        return sound
    }

    private func clamped(_ length: Double) -> Double {
        var length = length
        if let greatest { length = min(length, Double(greatest)) }
        if let least { length = max(length, Double(least)) }
        return length
    }
}
