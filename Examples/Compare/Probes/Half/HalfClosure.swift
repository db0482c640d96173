import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let halfClosure: Attempt = Attempt(
        .originalClosure,
        "a rating for each symbol",
        loss: "Several ratings of one symbol form one rating: its announcement and its "
            + "adjustment are written by hand.", stating: 5
    ) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    let average = 3.5

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Rating(value: .constant(1), count: 1) { _ in
                    Image(systemName: name(filledTo: average - Double(index)))
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(average.formatted()) of \(count)")
    }

    func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}
// endregion
