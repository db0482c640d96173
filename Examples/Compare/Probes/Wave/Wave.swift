import Tessera
import TesseraEvaluation

extension Probe {
    static let wave: Probe = Probe(
        "wave",
        "Run a wave over the symbols: empty ones are a fifth smaller, and each takes 0.2 s to its size, 0.1 s "
            + "after the one before. Where motion is reduced, nothing moves.",
        [.waveStyle, .waveClosure, .waveControlClosure, .waveControl, .waveClosures],
        impostors: .stillOrTogether, variations: .every, attacks: .every
    ) { screen in
        screen.requireWave { index, _ in index }
    }

    static let waveTouched: Probe = Probe(
        "wave-touched",
        "Let the wave begin at the symbol that was touched, and run to both sides.",
        [
            .waveTouchedStyle, .waveTouchedClosure, .waveTouchedControl,
            .waveTouchedClosures,
        ],
        impostors: .stillOrTogether, variations: .every, attacks: .every
    ) { screen in
        screen.requireWave { abs($0 - $1) }
    }
}

extension [Impostor] {
    fileprivate static let stillOrTogether: [Impostor] = [
        Impostor("symbols that do not move") {
            Fake(tap: .choosesItself, isAnnounced: true, value: 1)
        },
        Impostor("symbols that move together") {
            Fake(tap: .choosesItself, isAnnounced: true, value: 1).animation(
                .linear(duration: 0.2), value: 1)
        },
    ]
}

extension Inspection {
    /// Requires a wave in which a symbol begins a tenth of a second later for each step of `delay`.
    fileprivate func requireWave(delay: (_ index: Int, _ chosen: Int) -> Int) {
        require(RatingLaw(.stars, 1))
        guard isPassed else { return }
        store(1)
        let symbols = symbols(.stars)
        let (large, small) = (sizes.first ?? 0, sizes.last ?? 1)
        require("empty symbols are a fifth smaller", abs(small / large - 0.8) < 0.02)
        host.isAnimated = true
        let last = count - 1
        tap(at: symbols[last].center)
        var moment = 0.0
        for next in [0.05, 0.25, 0.35] {
            host.wait(.seconds(next - moment))
            moment = next
            let expected = symbols.indices.map { index in
                let time = moment - Double(delay(index, last)) / 10
                return index == 0 ? large : small + (large - small) * min(max(0, time / 0.2), 1)
            }
            require("each symbol has its size after \(moment) s", isClose(sizes, expected))
        }
        let before = sizes
        tap(at: symbols[0].center)
        require("a touch in between lets nothing jump", isClose(sizes, before))
        host.wait(.seconds(3))
        require(
            "at the end all have their sizes",
            isClose(sizes, [large] + Array(repeating: small, count: last)))
        host.environment.accessibilityReduceMotion = true
        tap(at: symbols[last].center)
        require(
            "where motion is reduced, nothing moves", isClose(sizes, symbols.map { _ in large }))
        host.environment.accessibilityReduceMotion = false
        host.isAnimated = false
    }

    /// The widths of the symbols, in points.
    private var sizes: [CGFloat] { symbols(.stars).map(\.frame.width) }

    private func isClose(_ sizes: [CGFloat], _ others: [CGFloat]) -> Bool {
        sizes.count == others.count && zip(sizes, others).allSatisfy { abs($0 - $1) < 0.05 }
    }
}
