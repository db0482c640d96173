import Likes
import Tessera
import TesseraEvaluation

extension Design {
    static let style = Design(
        "style", "a style protocol", "A style draws what is inside the button.", module: "Likes",
        vocabulary: ["LikeButton", "LikeButtonStyle", "likeButtonStyle", "isLiked"])
    static let closure = Design(
        "closure", "a closure", "A closure at each button draws what is inside it.",
        module: "Likes", vocabulary: ["ClosureLikeButton"])
}

extension Fact {
    static let look = Fact("look", "A like button is given a picture of its own.")
}

extension Probe {
    static let likes = Probe(
        "likes", "Show a like button with a star.", fact: .look,
        [
            Attempt(.style, region: "style") { StyledScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
        ],
        impostors: [
            Impostor("a picture of it") { Image(systemName: "star") },
            Impostor("the look that there is") { LikeButton(isLiked: .constant(false)) },
        ]
    ) { screen in
        screen.require("a star is shown", screen.tree.all("Image").map(\.text) == ["star"])
        screen.tap(.text("star"))
        screen.require("a tap fills it", screen.tree.all("Image").map(\.text) == ["star.fill"])
        screen.tap(.text("star.fill"))
        screen.require(
            "another one takes that back", screen.tree.all("Image").map(\.text) == ["star"])
    }
}

// region: style
private struct StarLikeButtonStyle: LikeButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isLiked ? "star.fill" : "star")
    }
}

private struct StyledScreen: View {
    @State private var isLiked = false

    var body: some View {
        LikeButton(isLiked: $isLiked)
            .likeButtonStyle(StarLikeButtonStyle())
    }
}
// endregion

// region: closure
private struct ClosureScreen: View {
    @State private var isLiked = false

    var body: some View {
        ClosureLikeButton(isLiked: $isLiked) { isLiked in
            Image(systemName: isLiked ? "star.fill" : "star")
        }
    }
}
// endregion
