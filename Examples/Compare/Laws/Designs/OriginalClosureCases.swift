import Tessera
import TesseraClosureRating

@MainActor
extension [LawCase] {
    /// The original's closure, which draws a symbol.
    static let originalClosure = [
        LawCase("the original's closure", "plain") { Rating(value: $0) },
        LawCase("the original's closure", "hearts") {
            Rating(value: $0) { isFilled in
                Text(isFilled ? "♥" : "♡").foregroundStyle(.red)
            }
        },
        LawCase("the original's closure", "column") { Column(value: $0) },
    ]
}

/// A rating for each symbol, announced by hand as one.
private struct Column: View {
    @Binding var value: Int

    var body: some View {
        VStack {
            ForEach(0..<5) { index in
                Rating(value: symbol(index), count: 1) { isFilled in
                    Image(systemName: isFilled ? "star.fill" : "star")
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of 5")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }
    }

    private func symbol(_ index: Int) -> Binding<Int> {
        Binding(get: { value > index ? 1 : 0 }, set: { _ in value = index + 1 })
    }
}
