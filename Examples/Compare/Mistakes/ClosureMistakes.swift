import Tessera
import TesseraClosureRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ClosureMistakes {
    static let constant: Slip = Slip(.originalClosure) {
        Rating(value: .constant(3)) { isFilled in
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }

    static let drawing: Slip = Slip(.originalClosure, 3) { value in
        Rating(value: value) { isFilled in
            let _ = value.wrappedValue = 5
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }

    static let button: Slip = Slip(.originalClosure, 3) { value in
        Rating(value: value) { isFilled in
            Button {
            } label: {
                Image(systemName: isFilled ? "heart.fill" : "heart")
            }
        }
    }

    static let below: Slip = Slip(.originalClosure, 3) { value in
        Rating(value: value, count: -1)
    }

    static let originalCount: Slip = Slip(.originalClosure, 3) { stars in
        Rating(value: stars, count: 10)
    }

    static let originalClosure: Slip = Slip(.originalClosure, 3) { stars in
        Rating(value: stars) { isFilled in
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }

    static let originalSpacing: Slip = Slip(.originalClosure, 3) { stars in
        Rating(value: stars, spacing: 5)
    }
}
