import Tessera

/// How a star is tapped.
enum Touch {
    /// What it does is called, and the change applied.
    case action
    /// A finger is put on it and lifted, each an event of its own, without looking for it again.
    case press
}

// The first two stars of the first rating are tapped in turns.
extension TesseraWork {
    /// Taps a star.
    ///
    /// - Parameters:
    ///   - taps: How many taps a sample takes.
    ///   - bodies: How many bodies each of them is to run.
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

    /// How many bodies a tap runs.
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
