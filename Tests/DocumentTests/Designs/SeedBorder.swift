import Tessera
import TesseraRating

/// A border by the seed's style, which draws a symbol.
struct SeedBorder: View {
    var body: some View {
        Rating(value: .constant(3))
            .ratingStyle(Seed.RedBorder())
    }
}
