/// The work, done on the hand-written tree.
@MainActor
enum BaselineWork {
    static func build(_ count: Int) -> Sampler {
        Sampling.build(count) { PlainScreen(count, symbol: "★") }
    }

    static func tearDown(_ count: Int) -> Sampler {
        Sampling.tearDown(count) { PlainScreen(count, symbol: "★") }
    }

    static func memory(_ count: Int) -> Sampler {
        Sampling.memory { PlainScreen(count, symbol: "★") }
    }

    static func tap(_ count: Int) -> Sampler {
        let screen = PlainScreen(count, symbol: "★")
        return {
            let taps = 1_000
            let time = nanoseconds {
                for tap in 0..<taps { screen.tap(rating: 0, star: tap & 1) }
            }
            precondition(screen.filledCount == 3 * count - 1)
            return time / Double(taps)
        }
    }

    static func restyle(_ count: Int) -> Sampler {
        let screen = PlainScreen(count, symbol: "★")
        return {
            let symbol = screen.symbol == "★" ? "♥" : "★"
            let time = nanoseconds { screen.restyle(symbol) }
            precondition(screen.filledCount == 3 * count)
            return time
        }
    }

    static func print(_ count: Int) -> Sampler {
        let screen = PlainScreen(count, symbol: "★")
        let size = screen.printed().utf8.count
        return {
            var text = ""
            let time = nanoseconds { text = screen.printed() }
            precondition(text.utf8.count == size)
            return time
        }
    }
}
