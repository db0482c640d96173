import TesseraPrograms
import Tessera

extension Chapter {
    static let titles: Chapter = Chapter(
        "titles",
        "The title may be any StringProtocol, says the type. The code casts it to String, and what "
            + "is none is dropped without a word: a Substring has no label. A title to be "
            + "translated cannot be said at all."
    ) { telling in
        try telling.code("titled")
        telling.show("The tree", "\(ViewHost(rootView: TitledRatings()).tree)")
        telling.show(
            "A LocalizedStringKey as the title",
            LocalizedStringKey.self is any StringProtocol.Type
                ? "is a StringProtocol"
                : "is no StringProtocol, so that no initialiser takes one: the title is shown as "
                    + "the program wrote it, in every language")
    }
}

// region: titled
private struct TitledRatings: View {
    let titles = "Service,Food"

    var body: some View {
        RatingView("Service", rating: .constant(1), maxRating: 1)
        ForEach(titles.split(separator: ","), id: \.self) { title in
            RatingView(title, rating: .constant(1), maxRating: 1)
        }
    }
}
// endregion
