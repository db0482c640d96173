import TesseraPrograms
import Tessera
import TesseraRating

extension Chapter {
    static let rows: Chapter = Chapter(
        "rows",
        "In a form a row is tapped as a whole, and a tap on it is a tap on all its buttons, in "
            + "order: 1, 2, 3, 4, 5. With `.buttonStyle(.plain)` each is tapped by itself. Look at "
            + "the gestures in the trees: `onRowTap` against `onButtonGesture`. `Rating` needs "
            + "neither: its symbols are no buttons."
    ) { telling in
        try telling.code("rows")
        let form = ViewHost(rootView: FirstReview())
        telling.show("The first form", "\(form.tree)")
        form.step("A tap on the second star", &telling) { $0.tap(.type(Image.self)[1]) }

        let mended = ViewHost(rootView: PlainReview())
        telling.show("The form with `.buttonStyle(.plain)`", "\(mended.tree)")
        mended.step("A tap on the second star of that", &telling) { $0.tap(.type(Image.self)[1]) }
        mended.step("A tap beside the stars", &telling) { $0.tapRow(.type(Image.self)[0]) }

        let rating = ViewHost(rootView: RatingReview())
        telling.show("The form with `Rating`", "\(rating.tree)")
        rating.step("A tap on the second symbol", &telling) { $0.tap(.type(Image.self)[1]) }
        rating.step("A tap beside the symbols", &telling) { $0.tapRow(.type(Image.self)[0]) }
    }
}

// region: rows
private struct FirstReview: View {
    @State private var stars = 3
    var body: some View {
        Form { RatingView(rating: $stars) }
    }
}

private struct PlainReview: View {
    @State private var stars = 3
    var body: some View {
        Form { RatingView(rating: $stars).buttonStyle(.plain) }
    }
}

private struct RatingReview: View {
    @State private var stars = 3
    var body: some View {
        Form { Rating(value: $stars) }
    }
}
// endregion
