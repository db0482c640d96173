import Tessera
import TesseraClosureStyleRating

/// A border by a screen closure.
struct BuildersBorder: View {
    var body: some View {
        Rating(value: .constant(3))
            .ratingLayout { $0.border(.red) }
    }
}
