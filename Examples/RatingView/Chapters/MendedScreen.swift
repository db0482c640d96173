import TesseraPrograms
import Tessera

extension Chapter {
    static let mended: Chapter = Chapter(
        "mended",
        "The example once more, with the mended view: the title is inside the row, the whole is "
            + "one accessibility element, and the stars are told apart by more than a colour."
    ) { telling in
        try telling.code("mended-example")
        let host = ViewHost(rootView: MendedContentView())
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        let tap = host.difference { host.tap(.type(Image.self)[5]) }
        telling.show("A tap on the sixth star", "\(tap)")
        let adjustment = host.difference {
            host.adjust(.label("Current rating 6"), .increment)
        }
        telling.show("A screen reader's swipe", "\(adjustment)")
    }
}

// region: mended-example
private struct MendedContentView: View {
    @State private var rating = 4

    var body: some View {
        NavigationView {
            Section {
                VStack {
                    MendedRatingView(
                        "Current rating \(rating)",
                        rating: $rating,
                        maxRating: 8
                    )
                    .padding(10)
                }
            }.navigationBarTitle("Swift UI Rater")
        }
    }
}
// endregion
