import Foundation
import Tessera
import TesseraRating

extension Stop {
    static let slide: Stop = Stop(
        "slide",
        "A finger slides over the stars, from point to point. The gesture is around the rating: "
            + "it reaches the stars at each point, and the gaps too. From right to left it has to "
            + "mirror the location itself, because x always grows to the right."
    ) { walk in
        let shown = walk.show(SlidRating())
        shown.showFrames()
        shown.drag(
            [(10, 10), (35, 10), (92, 10)], "From the first star over the second to the fourth")
        shown.tap(x: 47, y: 10, "in the gap after the second star")
        shown.tap(x: 130, y: 10, "beside the stars")
        shown.change("From right to left") { $0.rootView.direction = .rightToLeft }
        shown.showFrames()
        shown.drag([(110, 10), (60, 10)], "From the first star to the third")
    }
}

// region: slide
private struct FramedStarStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "star.fill" : "star")
            .resizable()
            .frame(width: 20, height: 20)
    }
}

private struct SlidRating: View {
    var direction = LayoutDirection.leftToRight
    @State private var value = 0

    var body: some View {
        Rating(value: $value, spacing: 5)
            .ratingStyle(FramedStarStyle())
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value = star(at: $0.location.x) }
            )
            .environment(\.layoutDirection, direction)
    }

    private func star(at x: CGFloat) -> Int {
        let distance = direction == .rightToLeft ? 120 - x : x
        return min(max(0, Int(distance / 25) + 1), 5)
    }
}
// endregion
