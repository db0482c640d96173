import TesseraPrograms
import Tessera

extension Chapter {
    static let initializers: Chapter = Chapter(
        "initialisers",
        "Three initialisers, and still three hearts without a title cannot be said: the one with "
            + "images has no maximum, the one with a maximum has no images, and both want a title. "
            + "An empty title is a title: an empty text with padding around it."
    ) { telling in
        try telling.code("hearts")
        telling.show("The tree", "\(ViewHost(rootView: Hearts()).tree)")
        telling.show(
            "What each of them can be told",
            Page.table([
                ["", "title", "maximum", "images", "colours"],
                ["init(rating:)", "-", "-", "-", "-"],
                ["init(_:rating:maxRating:)", "must", "must", "-", "-"],
                ["init(_:rating:unselectedImage:…)", "must", "-", "must", "must"],
                ["the mended ones", "may", "may", "may", "may"],
            ]))
    }
}

// region: hearts
private struct Hearts: View {
    var body: some View {
        RatingView(
            "", rating: .constant(2), unselectedImage: Image(systemName: "heart"),
            selectedImage: nil, unselectedColor: .gray, selectedColor: .red)
    }
}
// endregion
