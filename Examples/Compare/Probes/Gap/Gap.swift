import Foundation
import Tessera
import TesseraEvaluation

extension Probe {
    static let gap: Probe = Probe(
        "gap", "Let a touch that narrowly misses a symbol choose it.",
        [
            .gapStyle, .gapClosure, .gapClosures, .gapControl,
        ],
        impostors: [
            Impostor("symbols that have to be met") {
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("one that is chosen by any tap") { Anywhere() },
        ], variations: .every, attacks: .every
    ) { screen in
        let ratings = RatingLaw(.stars, 3)
        var values = screen.require(ratings)
        guard screen.isPassed else { return }
        let first = screen.symbols(.stars)
        screen.require(
            "there is a gap between the symbols",
            abs(first[1].center.x - first[0].center.x) > first[0].frame.width + 4)
        let misses: [(String, (CGRect) -> CGPoint)] = [
            ("to the left", { CGPoint(x: $0.minX - $0.width / 10, y: $0.midY) }),
            ("to the right", { CGPoint(x: $0.maxX + $0.width / 10, y: $0.midY) }),
            ("8 points above", { CGPoint(x: $0.midX, y: $0.minY - 8) }),
        ]
        for (side, place) in misses {
            screen.require(
                "a touch \(side) of each symbol chooses it",
                ratings.areChosen(on: screen, from: &values) { position, symbols, screen in
                    // Beyond the ends there is no gap.
                    let row = symbols.reduce(CGRect.null) { $0.union($1.frame) }
                    let (symbol, point) = (symbols[position], place(symbols[position].frame))
                    let isInside = row.minX...row.maxX ~= point.x
                    screen.tap(at: isInside ? point : symbol.center)
                })
        }
    }
}

/// A row that goes round its values, wherever it is tapped.
private struct Anywhere: View {
    @State private var value = 3

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= value ? "star.fill" : "star")
            }
        }
        .padding(20)
        .contentShape(Rectangle())
        .onTapGesture { value = value == 5 ? 1 : value + 1 }
    }
}
