import Foundation
import Tessera
import TesseraControlRating

extension Stop {
    static let controlSlide: Stop = Stop(
        "control-slide",
        "A finger slides over the symbols, from point to point, as at the stop `slide`. This "
            + "needs no code: the control measures its symbols wherever a style has placed them, "
            + "mirrors itself, and leaves a drag across them to the views that scroll."
    ) { walk in
        let shown = walk.show(SlidRating())
        shown.showFrames()
        shown.interact("Put a finger on the first symbol") { $0.press(at: point(10)) }
        shown.interact("Slide it to the left half of the third") { $0.move(to: point(54)) }
        shown.interact("Stray from the symbols") { $0.move(to: point(54, 90)) }
        shown.interact("Come back, to the right half of the second") { $0.move(to: point(40)) }
        shown.interact("Lift it") { $0.release() }
        shown.tap(x: 49, y: 10, "in the gap, nearer to the third symbol")
        shown.drag([(10, 10), (12, 40)], "Drag downwards")
        shown.change("From right to left") { $0.rootView.direction = .rightToLeft }
        shown.drag([(60, 10), (10, 10)], "From the first symbol to the third")
    }

    private static func point(_ x: CGFloat, _ y: CGFloat = 10) -> CGPoint {
        CGPoint(x: x, y: y)
    }
}

// region: control-slide
private struct SlidRating: View {
    var direction = LayoutDirection.leftToRight
    @State private var value = 1.0

    var body: some View {
        Rating(value: $value, in: 0...3, step: 0.5)
            .ratingSymbolStyle(FramedSymbolStyle())
            .ratingStyle(.row(spacing: 5))
            .environment(\.layoutDirection, direction)
    }
}

private struct FramedSymbolStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration
            .frame(width: 20, height: 20)
    }
}
// endregion
