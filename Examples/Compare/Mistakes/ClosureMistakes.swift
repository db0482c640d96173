import Tessera
import TesseraClosureRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ClosureMistakes {
    static let constant: Slip = Slip(.closure) { LeftConstant() }
    static let drawing: Slip = Slip(.closure) { WritesWhileDrawn() }
    static let button: Slip = Slip(.closure) { ButtonInside() }
    static let below: Slip = Slip(.closure) { BelowNothing() }
}

private struct LeftConstant: View {
    var body: some View {
        Rating(value: .constant(3)) { isFilled in
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }
}

private struct WritesWhileDrawn: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            let _ = value = 5
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }
}

private struct ButtonInside: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            Button {
            } label: {
                Image(systemName: isFilled ? "heart.fill" : "heart")
            }
        }
    }
}

private struct BelowNothing: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value, count: -1)
    }
}
