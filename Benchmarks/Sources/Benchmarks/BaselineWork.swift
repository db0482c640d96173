/// The work with the tree written by hand.
@MainActor
struct BaselineWork {
    /// Ratings with five buttons.
    static let buttons = BaselineWork(hasButtons: true)
    /// Ratings with five texts.
    static let texts = BaselineWork(hasButtons: false)

    let hasButtons: Bool

    private func screen(_ count: Int) -> PlainScreen {
        PlainScreen(count, symbol: "★", hasButtons: hasButtons)
    }

    func build(_ count: Int) -> Sampler {
        Sampling.build(count) { screen(count) }
    }

    func tearDown(_ count: Int) -> Sampler {
        Sampling.tearDown(count) { screen(count) }
    }

    func memory(_ count: Int) -> Sampler {
        Sampling.memory { screen(count) }
    }

    func tap(_ count: Int) -> Sampler {
        repeating(on: screen(count)) { $0.tap(rating: 0, star: $1) }
    }

    /// Puts a finger down and lifts it: two events.
    func pressAndRelease(_ count: Int) -> Sampler {
        repeating(on: screen(count)) {
            $0.press(rating: 0, star: $1)
            $0.tap(rating: 0, star: $1)
        }
    }

    @inline(__always)
    private func repeating(
        on screen: PlainScreen, _ tap: @escaping @MainActor (PlainScreen, Int) -> Void
    ) -> Sampler {
        let count = screen.root.children.count
        return {
            let taps = 1_000
            let time = nanoseconds { for number in 0..<taps { tap(screen, number & 1) } }
            precondition(screen.filledCount == 3 * count - 1)
            return time / Double(taps)
        }
    }

    func nodes(_ count: Int) -> Sampler {
        let nodes = screen(count).nodeCount
        return { Double(nodes) / Double(count) }
    }

    func restyle(_ count: Int) -> Sampler {
        let screen = screen(count)
        return {
            let symbol = screen.symbol == "★" ? "♥" : "★"
            let time = nanoseconds { screen.restyle(symbol) }
            precondition(screen.filledCount == 3 * count)
            return time
        }
    }

    func print(_ count: Int) -> Sampler {
        let screen = screen(count)
        let size = screen.printed().utf8.count
        return {
            var text = ""
            let time = nanoseconds { text = screen.printed() }
            precondition(text.utf8.count == size)
            return time
        }
    }
}
