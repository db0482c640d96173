import Tessera
import TesseraRating

extension Stop {
    static let disabled: Stop = Stop(
        "disabled",
        "A disabled rating differs from a read-only one: it could be used, but not now.",
        isSeenInCells: false
    ) { walk in
        let shown = walk.show(SwitchedRating())
        shown.tap(.type(Image.self)[1], "the second symbol")
        shown.showAccessibility()
        shown.interact("Flip the toggle") { $0.toggle(.type("Toggle")) }
        shown.tap(.type(Image.self)[1], "the second symbol")
        shown.showAccessibility()
    }
}

// region: disabled
private struct SwitchedRating: View {
    @State private var isRating = false
    @State private var value = 1

    var body: some View {
        VStack {
            Toggle("Rate it", isOn: $isRating)
            Rating(value: $value, count: 2)
                .disabled(!isRating)
        }
    }
}
// endregion
