import Tessera
import TesseraRating

// region: control
/// The article's first control: three pictures for a star, half stars, a delegate.
struct RateView: View {
    /// How faithful the control is where the article's surprises.
    enum Behavior {
        /// The delegate hears of every finger that is lifted, of a read-only control's as well;
        /// a finger that slides off has rated.
        case original
        /// A read-only control is not touched, and a finger that slides off takes its rating back.
        case mended
    }

    @Binding var rating: Double
    var maxRating = 5
    var editable = true
    var leftMargin: CGFloat = 0
    var midMargin: CGFloat = 5
    var images = RateImages()
    var behavior = Behavior.mended
    /// Told each new rating, while the finger is down.
    var didChange: (Double) -> Void = { _ in }
    /// Told the rating when the finger is lifted: what the article's delegate hears.
    var didFinish: (Double) -> Void = { _ in }

    /// What the finger that is down has chosen, and what was there before.
    @State private var touch: (before: Double, chosen: Double)?
    /// How often rating has come to an end.
    @State private var ends = 0

    var body: some View {
        AverageRating(value: rating, spacing: midMargin, count: maxRating)
            .averageRatingStyle(TouchedHalves(down: down, up: up, upInside: upInside))
            .averageRatingStyle(ThreePicturesStyle(images: images))
            .padding(.leading, leftMargin)
            // One for both: of a short tap the change is told before the end.
            .onChange(of: [rating, Double(ends)]) { old, new in
                if old[0] != new[0] { didChange(rating) }
                if old[1] != new[1] { didFinish(rating) }
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Rating")
            .accessibilityAdjustableAction(adjust)
            .refusesInteraction(behavior == .mended && !editable ? "read-only" : nil)
    }

    private func down(_ position: Double) {
        guard editable else { return }
        let chosen = TouchRule.firstControl.rating(at: position, count: maxRating)
        touch = (rating, chosen)
        rating = chosen
    }

    private func up() {
        if behavior == .original {
            ends += 1
        } else if let touch {
            rating = touch.before
        }
    }

    private func upInside(_ position: Double) {
        guard behavior == .mended, let touch else { return }
        rating = touch.chosen
        self.touch = nil
        ends += 1
    }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let next = direction == .increment ? rating + 0.5 : rating - 0.5
        guard editable, (0...Double(maxRating)).contains(next) else { return }
        rating = next
        ends += 1
    }
}
// endregion

/// The names of the three pictures of a star.
struct RateImages: Equatable {
    var notSelected = "kermit_empty"
    var halfSelected = "kermit_half"
    var fullSelected = "kermit_full"
}

/// One of three pictures for each star: any fraction at all is the half one, as in the article.
struct ThreePicturesStyle: AverageRatingStyle {
    var images: RateImages

    func makeBody(configuration: Configuration) -> some View {
        switch configuration.fillFraction {
        case 1...: Image(images.fullSelected)
        case let fraction where fraction > 0: Image(images.halfSelected)
        default: Image(images.notSelected)
        }
    }
}
