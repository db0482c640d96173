import Tessera

/// The way that a star is tapped.
enum Touch {
    /// Performs the star's action and applies the change.
    case action
    /// Puts a finger on the star and lifts it, as two events, without searching for the star again.
    case press
}

// The first two stars of the first rating are tapped alternately.
extension TesseraWork {
    /// Taps a star.
    ///
    /// - Parameters:
    ///   - taps: The number of taps for a sample.
    ///   - bodies: The number of bodies that each tap must run.
    static func tap<Content: View>(
        _ touch: Touch = .action, taps: @escaping (Int) -> Int = { _ in 1_000 }, bodies: Int? = nil,
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let (host, tap) = tapped(touch, content(count), count)
            let taps = taps(count)
            return {
                let time = nanoseconds { for number in 0..<taps { tap(number & 1) } }
                let ran = host.recordingBodies { tap(0) }.count
                precondition(bodies ?? ran == ran, "\(ran) bodies ran")
                return time / Double(taps)
            }
        }
    }

    /// Returns the number of bodies that a tap runs.
    static func bodiesOfTap<Content: View>(
        _ touch: Touch = .action, _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let (host, tap) = tapped(touch, content(count), count)
            return {
                tap(1)
                return Double(host.recordingBodies { tap(0) }.count)
            }
        }
    }

    private static func tapped<Content: View>(
        _ touch: Touch, _ content: Content, _ count: Int
    ) -> (host: ViewHost<Content>, tap: @MainActor (Int) -> Void) {
        let (host, actions) = Probe.firstActions { ViewHost(rootView: content) }
        let tap: @MainActor (Int) -> Void
        switch touch {
        case .action:
            tap = { star in
                actions[star]()
                host.update()
            }
        case .press:
            let stars = (0..<2).compactMap { host.find(.type("RatingSymbol")[$0]) }
            tap = { star in
                precondition(stars[star].press() == .done)
                precondition(stars[star].release() == .done)
            }
        }
        tap(0)
        precondition(host.filledCount(of: "★") == 3 * count - 2)
        tap(1)
        precondition(host.filledCount(of: "★") == 3 * count - 1)
        return (host, tap)
    }
}
