import Tessera
import TesseraRating

extension Stop {
    static let systemImage: Stop = Stop(
        "system-image",
        "A system image with a filled form makes a style. For an unknown name, the symbol shows "
            + "the name."
    ) { walk in
        let shown = walk.show(ImageRatings())
        shown.tap(.text("thermometer")[0], "the first empty thermometer")
    }
}

// region: system-image
private struct ImageRatings: View {
    @State private var heat = 1

    var body: some View {
        VStack {
            Rating(value: $heat, count: 3)
                .ratingStyle(SystemImageRatingStyle(systemImage: "thermometer"))
            Rating(value: .constant(1), count: 2)
                .ratingStyle(.systemImage("no.such.image"))
        }
    }
}
// endregion
