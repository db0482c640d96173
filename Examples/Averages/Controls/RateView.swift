import Foundation
import Tessera
import TesseraRating

// region: control
/// The article's first control: three pictures for a star, half stars, a finger that slides over
/// them, a delegate.
struct RateView: View {
    /// How faithful the control is where the article's surprises.
    enum Behavior {
        /// The delegate hears of every finger that is lifted, of a read-only control's as well; a
        /// touch that is cancelled has rated, and a right-to-left row is touched from the wrong end.
        case original
        /// A read-only control is not touched, a touch that is cancelled takes its rating back, and
        /// the first star is where reading begins.
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

    /// Whether a finger is down, and the rating before the touch.
    @GestureState private var isTouched = false
    @State private var before: Double?
    /// How often rating has come to an end.
    @State private var ends = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let row = StarRow(
                width: proxy.size.width, count: maxRating, margin: leftMargin, gap: midMargin)
            AverageRating(value: rating, spacing: midMargin, count: maxRating)
                .averageRatingStyle(ThreePicturesStyle(images: images, size: row.star))
                .padding(.leading, leftMargin)
                .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($isTouched) { _, isTouched, _ in isTouched = true }
                        .onChanged { touch(at: $0.location.x, of: proxy.size.width, row) }
                        .onEnded { _ in lift() })
        }
        .onChange(of: isTouched) { _, isTouched in
            if !isTouched, let before { cancel(to: before) }
        }
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

    private func touch(at x: CGFloat, of width: CGFloat, _ row: StarRow) {
        guard editable else { return }
        let isMirrored = behavior == .mended && direction == .rightToLeft
        before = before ?? rating
        rating = TouchRule.firstControl.rating(
            at: row.position(at: isMirrored ? width - x : x), count: maxRating)
    }

    private func lift() {
        before = nil
        ends += 1
    }

    private func cancel(to value: Double) {
        before = nil
        if behavior == .mended { rating = value }
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
    /// The size of a picture; its own without one.
    var size: CGSize?

    func makeBody(configuration: Configuration) -> some View {
        if let size {
            picture(configuration).resizable().scaledToFit()
                .frame(width: size.width, height: size.height)
        } else {
            picture(configuration)
        }
    }

    private func picture(_ configuration: Configuration) -> Image {
        switch configuration.fillFraction {
        case 1...: Image(images.fullSelected)
        case let fraction where fraction > 0: Image(images.halfSelected)
        default: Image(images.notSelected)
        }
    }
}
