import Tessera
import TesseraRating

extension Stop {
    static let reading: Stop = Stop(
        "reading",
        "A tree, and a line for each kind of change that a tap can make in it."
    ) { walk in
        let shown = walk.show(Menu())
        shown.tap(.text("Next day"), "the button")
    }
}

// region: reading
private struct Menu: View {
    @State private var dishes = ["Soup", "Salad", "Cake"]

    var body: some View {
        VStack {
            ForEach(dishes, id: \.self) { Text($0) }
            Rating(value: .constant(dishes.count), count: 4)
            Button("Next day") { dishes = ["Cake", "Soup", "Fish", "Tea"] }
        }
        .ratingStyle(.circle)
    }
}
// endregion
