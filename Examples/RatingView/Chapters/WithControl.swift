import TesseraPrograms
import Tessera
import TesseraControlRating

extension Chapter {
    static let withControl: Chapter = Chapter(
        "with-control",
        "The same screen with the rating that is proposed in place of both: the title is its own and "
            + "is translated, each state has its image and colour, and a maximum may change."
    ) { telling in
        try telling.code("control-style")
        try telling.code("with-control")
        let host = ViewHost(rootView: ControlScreen())
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        let difference = host.difference { host.tap(.type(Image.self)[5]) }
        telling.show("A tap on the sixth star", "\(difference)")
        host.focus(.type("Rating"))
        let typed = host.difference { host.press(key: "2") }
        telling.show("The key 2, with the focus there", "\(typed)")
        telling.show(
            "What became of each fault",
            Page.table([
                ["a title that is not a String", "any text, translated, or any view"],
                ["a title lost by an initialiser", "the label is an argument of each"],
                ["other images", "a style, for one rating or a whole screen"],
                [
                    "colours told apart by nothing else",
                    "the images differ; the colours are the style's",
                ],
                ["a maximum below 1", "no stars, and an issue that says why"],
                ["a maximum that changes", "followed"],
                [
                    "no stars again",
                    "in 0...8 by adjusting; by touch where asked for; in 1...8 never",
                ],
                ["announced as images", "one element, with its title and value"],
                [".constant to read", "displaying: is for reading; a constant is a constant"],
            ]))
    }
}

// region: control-style
private struct YellowStarStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "star.fill" : "star")
            .foregroundColor(configuration.isFilled ? .yellow : .gray)
    }
}
// endregion

// region: with-control
private struct ControlScreen: View {
    @State private var rating = 4

    var body: some View {
        NavigationView {
            Section {
                Rating("Current rating \(rating)", value: $rating, in: 0...8)
                    .padding(10)
                    .ratingSymbolStyle(YellowStarStyle())
            }.navigationBarTitle("Swift UI Rater")
        }
    }
}
// endregion
