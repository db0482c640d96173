import Tessera
import TesseraControlRating

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
