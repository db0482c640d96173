import Foundation
import Tessera
import TesseraRating

extension Stop {
    static let sides: Stop = Stop(
        "sides",
        "A tap on the left half of a star chooses half of it. The tap has a location in the "
            + "star. The original's `Rating` has an Int, so the symbols are those of an average."
    ) { walk in
        let shown = walk.show(HalvedRating())
        shown.tap(x: 68, y: 10, "on the right half of the third star")
        shown.tap(x: 52, y: 10, "on the left half of the third star")
        shown.tap(x: 47, y: 10, "in the gap before the third star")
    }
}

// region: sides
private struct HalvedStarStyle: AverageRatingStyle {
    let rate: (Double) -> Void

    func makeBody(configuration: Configuration) -> some View {
        AverageRating(configuration)
            .frame(width: 20, height: 20)
            .contentShape(Rectangle())
            .onTapGesture { place in
                rate(Double(configuration.starIndex) + (place.x < 10 ? 0.5 : 1))
            }
    }
}

private struct HalvedRating: View {
    @State private var rating = 1.0

    var body: some View {
        AverageRating(value: rating, spacing: 5)
            .averageRatingStyle(HalvedStarStyle { rating = $0 })
    }
}
// endregion
