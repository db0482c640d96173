import Tessera
import TesseraClosureRating

/// A border by the original's closure, which draws a symbol.
struct ClosureBorder: View {
    var body: some View {
        Rating(value: .constant(3)) { isFilled in
            Image(systemName: isFilled ? "star.fill" : "star")
                .border(.red)
        }
    }
}
