import Tessera
import TesseraRating

// region: control
/// The article's second control: a row of stars in front of another one, cut to the rating.
struct StarRateView: View {
    enum RateStyle: String, CaseIterable {
        case fullStar, halfStar, incompleteStar
    }

    @Binding var currentRating: Double
    var numberOfStar = 5
    var rateStyle = RateStyle.fullStar
    var isAnimation = false
    /// Whether a rating is kept within the stars there are; the article's may be 5.5 of 5.
    var isMended = true
    /// Told each new rating: the article's block, and its delegate.
    var completion: (Double) -> Void = { _ in }

    var body: some View {
        AverageRating(value: currentRating, spacing: 0, count: numberOfStar)
            .averageRatingStyle(TouchedHalves(upInside: rate))
            .averageRatingStyle(.systemImage("star", .exact))
            .onChange(of: currentRating) { _, new in completion(new) }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Rating")
            .accessibilityAdjustableAction(adjust)
    }

    private func rate(at position: Double) {
        let rule = rateStyle.rule
        set(
            isMended
                ? rule.mendedRating(at: position, count: numberOfStar)
                : rule.rating(at: position, count: numberOfStar))
    }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let step = rateStyle == .fullStar ? 1 : 0.5
        let next = currentRating + (direction == .increment ? step : -step)
        set(min(max(0, next), Double(numberOfStar)))
    }

    private func set(_ rating: Double) {
        withAnimation(isAnimation ? .easeInOut(duration: 0.2) : nil) { currentRating = rating }
    }
}
// endregion

extension StarRateView.RateStyle {
    var rule: TouchRule {
        switch self {
        case .fullStar: .fullStar
        case .halfStar: .halfStar
        case .incompleteStar: .incompleteStar
        }
    }
}
