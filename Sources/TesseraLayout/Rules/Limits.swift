/// The minimum, ideal and maximum length of a frame, each optional.
///
/// If two limits contradict each other, the greater one wins and a runtime issue is reported.
package struct Limits: Equatable {
    package var least: CGFloat?
    package var ideal: CGFloat?
    package var greatest: CGFloat?
    /// Whether the limits are those of a frame of a fixed length, which may be missing or invalid.
    package private(set) var isExact = false

    package init(least: CGFloat? = nil, ideal: CGFloat? = nil, greatest: CGFloat? = nil) {
        self.least = least
        self.ideal = ideal
        self.greatest = greatest
    }

    /// Makes limits for a fixed length; `nil` sets no limit.
    package init(_ length: CGFloat?) {
        self.init(least: length, ideal: length, greatest: length)
        isExact = true
    }

    /// Whether there is no limit.
    var isEmpty: Bool { least == nil && ideal == nil && greatest == nil }

    var isFixed: Bool { least != nil && least == greatest }

    /// Returns the length to propose to the child.
    func proposal(_ proposed: Double) -> Double {
        if !proposed.isNaN { return clamped(proposed) }
        return ideal.map { clamped($0) } ?? .nan
    }

    /// Returns the length of the frame for a proposal and the length of the child.
    func length(_ proposed: Double, _ child: Double) -> Double {
        if proposed.isNaN { return ideal.map { Double($0) } ?? clamped(child) }
        let (least, greatest) = (Double(least ?? child), Double(greatest ?? child))
        return clamped(min(max(proposed, least), greatest))
    }

    /// Returns the length to propose to the child when it is placed in a frame of a length.
    ///
    /// A child with its ideal length keeps it, unless a limit has changed the length. A frame that
    /// fixes only its other length passes the proposal on.
    func placing(_ proposed: Double, _ length: Double) -> Double {
        if isExact && isEmpty { return proposed }
        let isFree = length > least ?? -.infinity && length < greatest ?? .infinity
        return proposed.isNaN && ideal == nil && isFree ? .nan : length
    }

    /// Returns the limits without invalid values, each at least as great as the previous limit.
    func sound(_ axis: Axis, _ box: LayoutBox) -> Limits {
        if isExact, let least {
            let length = box.checked(
                least, atLeast: 0, "The frame's \(axis.length)",
                instead: "the view keeps its own \(axis.length)")
            return Limits(length.map { CGFloat($0) })
        }
        func check(
            _ limit: inout CGFloat?, _ name: String, atLeast least: CGFloat?,
            mayBeInfinite: Bool = false
        ) {
            guard let length = limit else { return }
            func note(_ change: String) {
                box.note("The \(name) \(axis.length) of the frame is \(printed(length))\(change)")
            }
            if !(length >= 0) || length == .infinity && !mayBeInfinite {
                note("; it is ignored.")
                limit = nil
            } else if let least, length < least {
                note(", less than another limit; \(printed(least)) is used.")
                limit = least
            }
        }
        var sound = self
        check(&sound.least, "least", atLeast: nil)
        check(&sound.ideal, "ideal", atLeast: sound.least)
        check(
            &sound.greatest, "greatest", atLeast: sound.ideal ?? sound.least, mayBeInfinite: true)
        return sound
    }

    private func clamped(_ length: Double) -> Double {
        max(min(length, greatest ?? .infinity), least ?? 0)
    }
}
