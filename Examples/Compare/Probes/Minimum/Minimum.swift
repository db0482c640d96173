import Tessera
import TesseraEvaluation

extension Probe {
    static let minimum = Probe(
        "minimum", "Never let the rating be less than one.", fact: .values,
        [.minimumSymbol, .minimumClosure, .minimumBuilders, .minimumControl],
        impostors: [
            Impostor("a picture") { Fake(isAnnounced: true, value: 2) },
            Impostor("a rating that goes down to none") { Bottomless() },
        ], variations: .every
    ) { screen in
        screen.adjust(.decrement)
        screen.require(
            "from two, one step down is one", screen.isOneAdjustable("1 of \(screen.count)"))
        screen.adjust(.decrement)
        screen.require(
            "there is no further step down",
            screen.symbols == screen.filled(1) && screen.isOneAdjustable("1 of \(screen.count)"))
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == screen.filled(4))
        for _ in 0..<2 { screen.adjust(.decrement) }
        screen.require(
            "two steps down from there are two", screen.isOneAdjustable("2 of \(screen.count)"))
    }
}

/// A rating that can be adjusted down to none.
private struct Bottomless: View {
    @State private var value = 2

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= value ? "star.fill" : "star")
                    .onTapGesture { value = number }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of 5")
        .accessibilityAdjustableAction { value = max(0, value + ($0 == .increment ? 1 : -1)) }
    }
}
