import Foundation
import Tessera
import TesseraRating

// region: control
/// The article's second control: a row of stars in front of a second row, cut to the rating.
struct StarRateView: View {
    enum RateStyle: String, CaseIterable {
        case fullStar, halfStar, incompleteStar
    }

    @Binding var currentRating: Double
    var numberOfStar = 5
    var rateStyle = RateStyle.fullStar
    var isAnimation = false
    /// Whether a rating is kept within the stars there are, and the first is where reading begins;
    /// the article's may be 5.5 of 5.
    var isMended = true
    /// Told each new rating: the article's block, and its delegate.
    var completion: (Double) -> Void = { _ in }

    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let row = StarRow(width: proxy.size.width, count: numberOfStar)
            let cut = min(max(0, proxy.size.width * currentRating / Double(numberOfStar)), 1e4)
            ZStack(alignment: .leading) {
                stars("star", proxy.size)
                stars("star.fill", proxy.size)
                    .frame(width: cut, alignment: .leading)
                    .clipped()
            }
            .contentShape(Rectangle())
            .onTapGesture { place in
                let isMirrored = isMended && direction == .rightToLeft
                rate(at: row.position(at: isMirrored ? proxy.size.width - place.x : place.x))
            }
        }
        .onChange(of: currentRating) { _, new in completion(new) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(currentRating.formatted()) of \(numberOfStar)")
        .accessibilityAdjustableAction(adjust)
    }

    private func stars(_ name: String, _ size: CGSize) -> some View {
        HStack(spacing: 0) {
            ForEach(0..<numberOfStar, id: \.self) { _ in
                Image(systemName: name).resizable().scaledToFit()
                    .frame(width: size.width / Double(numberOfStar), height: size.height)
            }
        }
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
