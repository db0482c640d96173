import Tessera
import TesseraRating

/// The code of `Review.swift` with another import.
enum Original {
    // region: original-review
    struct RedBorder: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Rating(configuration).border(.red)
        }
    }

    struct Review: View {
        @State private var stars = 1

        var body: some View {
            Rating(value: $stars).ratingStyle(RedBorder())
        }
    }
    // endregion
}
