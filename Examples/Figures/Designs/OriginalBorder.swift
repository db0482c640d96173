import Tessera
import TesseraRating

/// A border by the original's style, which draws a symbol.
struct OriginalBorder: View {
    var body: some View {
        Rating(value: .constant(3))
            .ratingStyle(Original.RedBorder())
    }
}
