import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let exactClosureTrick = Attempt(
        .closure, "a rating for each symbol",
        loss: "Ratings of one symbol each stand for one: what a screen reader hears and "
            + "adjusts is written by hand.", stating: 5
    ) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    let value = 3.7

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Rating(value: .constant(1), count: 1) { _ in
                    ZStack {
                        Image(systemName: "heart")
                        Image(systemName: "heart.fill")
                            .mask {
                                Rectangle().scaleEffect(
                                    x: min(max(0, value - Double(index)), 1), anchor: .leading)
                            }
                    }
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of \(count)")
    }
}
// endregion
