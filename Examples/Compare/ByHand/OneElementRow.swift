import Tessera

/// A row of stars with taps, announced as one adjustable element.
struct OneElementRow: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(1..<6) { star in
                Image(systemName: star <= value ? "star.fill" : "star")
                    .onTapGesture { value = star }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of 5 stars")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: value = min(value + 1, 5)
            case .decrement: value = max(value - 1, 0)
            }
        }
    }
}
