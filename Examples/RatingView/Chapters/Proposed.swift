import TesseraPrograms
import Tessera

extension Chapter {
    static let proposed: Chapter = Chapter(
        "proposed",
        "The proposal's own example. A star that is tapped becomes the rating, and the title says "
            + "so."
    ) { telling in
        try telling.code("example")
        let host = ViewHost(rootView: ContentView())
        telling.show("The tree", "\(host.tree)")
        let difference = host.difference { host.tap(.type(Image.self)[5]) }
        telling.show("A tap on the sixth star", "\(difference)")
    }
}

// region: example
struct ContentView: View {
    @State private var rating = 4

    var body: some View {
        NavigationView {
            Section {
                VStack {
                    RatingView(
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
