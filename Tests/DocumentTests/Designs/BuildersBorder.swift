import Tessera
import TesseraClosureStyleRating

/// A border by a closure for a whole screen.
struct BuildersBorder: View {
    var body: some View {
        Rating(value: .constant(3))
            .ratingLayout { $0.border(.red) }
    }
}
