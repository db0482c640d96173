import TesseraPrograms
import Tessera

extension Chapter {
    static let colors: Chapter = Chapter(
        "colours",
        "Without an unselected image every star is the same image, and only its colour tells "
            + "whether it counts. Who does not see colours, or does not see, is told nothing: to a "
            + "screen reader a rating of 1 and one of 3 are the same, and neither is a control."
    ) { telling in
        let one = ViewHost(rootView: RatingView(rating: .constant(1)))
        let three = ViewHost(rootView: RatingView(rating: .constant(3)))
        telling.show("A rating of 1", "\(one.tree)")
        telling.show("What a screen reader is told of it", "\(one.accessibilityTree)")
        telling.show(
            "What it is told of a rating of 3",
            "\(one.accessibilityTree)" == "\(three.accessibilityTree)"
                ? "the same" : "\(three.accessibilityTree)")
        let mended = ViewHost(rootView: MendedRatingView("Service", rating: .constant(3)))
        telling.show("Mended", "\(mended.tree)")
        telling.show("What a screen reader is told of that", "\(mended.accessibilityTree)")
    }
}
