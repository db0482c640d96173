import Tessera
import TesseraEvaluation

extension Attempt {
    static let halfHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    let average = 3.5

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Image(systemName: name(filledTo: average - Double(index)))
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(average) of \(count)")
    }

    func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}
// endregion
