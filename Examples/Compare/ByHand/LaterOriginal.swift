import Tessera

/// A rating after the original's later code: a drag over the whole row chooses, in steps of a part of
/// a symbol, and writes each value on its way.
///
/// The element for assistive technologies is added here, as in the designs.
struct LaterOriginal: View {
    @Binding var value: Double
    var granularity = 1.0
    var count = 5
    @State private var symbolWidth: CGFloat = 0
    @State private var rowWidth: CGFloat = 0

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Image(systemName: name(of: index))
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        symbolWidth = $0
                    }
            }
        }
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { value = chosen(at: $0.location.x) }
        )
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            rowWidth = $0
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value.formatted()) of \(count)")
        .accessibilityAdjustableAction {
            let step = max(granularity, 0.1)
            value = min(max(0, value + ($0 == .increment ? step : -step)), Double(count))
        }
    }

    private func name(of index: Int) -> String {
        if index < Int(value) { return "star.fill" }
        return Double(index) <= value - 0.5 ? "star.leadinghalf.filled" : "star"
    }

    /// Returns the value at a point: in a gap that of the symbol before it, and in a symbol the next
    /// step.
    private func chosen(at x: CGFloat) -> Double {
        let gap = (rowWidth - symbolWidth * CGFloat(count)) / CGFloat(max(1, count - 1))
        let index = Int(x / max(1, symbolWidth + gap))
        let rest = x - CGFloat(index) * (symbolWidth + gap)
        if rest > symbolWidth, x < rowWidth { return Double(index + 1) }
        let start = Double(min(max(0, index), count - 1))
        let part = x < rowWidth ? min(max(0, rest / max(1, symbolWidth)), 1) : 1
        if granularity == 0 { return start + part }
        let steps = min(Int(1 / granularity) - 1, Int(part / granularity))
        return start + Double(steps + 1) * granularity
    }
}
