import TesseraPrograms
import Tessera

extension Chapter {
    static let label: Chapter = Chapter(
        "label",
        "\"The body of the Rating View is HStack with label and maximum stars.\" It is not: title "
            + "and stars are two views, and whoever holds them places them. In the row of stars "
            + "below, the title stands beside; in a column, above; in a form, in a row of its own."
    ) { telling in
        try telling.code("placed")
        let host = ViewHost(rootView: PlacedRatings())
        telling.show("The tree", "\(host.tree)")
        let form = ViewQuery.type("Form")
        telling.show(
            "The rows of the form",
            [ViewQuery.type(Text.self), .type(Image.self)]
                .compactMap { host.row(containing: $0.inside(form))?.path }
                .joined(separator: "\n"))
    }
}

// region: placed
private struct PlacedRatings: View {
    @State private var rating = 1

    var body: some View {
        HStack { RatingView("Beside", rating: $rating, maxRating: 1) }
        VStack { RatingView("Above", rating: $rating, maxRating: 1) }
        Form { RatingView("In a form", rating: $rating, maxRating: 1) }
    }
}
// endregion
