import Tessera
import TesseraClosureRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ClosureMistakes {
    static let constant: Slip = Slip(.originalClosure) { LeftConstant() }
    static let drawing: Slip = Slip(.originalClosure) { WritesWhileDrawn() }
    static let button: Slip = Slip(.originalClosure) { ButtonInside() }
    static let below: Slip = Slip(.originalClosure) { BelowNothing() }
    static let originalCount: Slip = Slip(.originalClosure) { OriginalCount() }
    static let originalClosure: Slip = Slip(.originalClosure) { OriginalClosure() }
    static let originalSpacing: Slip = Slip(.originalClosure) { OriginalSpacing() }
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

private struct OriginalCount: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars, count: 10)
    }
}

private struct OriginalClosure: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars) { isFilled in
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }
}

private struct OriginalSpacing: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars, spacing: 5)
    }
}
