import Likes
import Tessera
import TesseraDrawing

/// A heart that grows when it is liked.
struct GrowingLikeButtonStyle: LikeButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isLiked ? "heart.fill" : "heart")
            .foregroundStyle(configuration.isLiked ? .red : .gray)
            .scaleEffect(configuration.isLiked ? 1.5 : 1)
            .animation(.bouncy(duration: 0.6), value: configuration.isLiked)
    }
}

/// A like button that can be tapped.
struct Tapped: View {
    @State private var isLiked = false

    var body: some View {
        LikeButton(isLiked: $isLiked).likeButtonStyle(GrowingLikeButtonStyle()).padding(24)
    }

    /// Returns the pictures of the change, from the tap until nothing moves.
    static func film() -> Film {
        let host = ViewHost(rootView: Tapped())
        return host.film { host.tap(.type(LikeButton.self)) }
    }
}

#Preview("A heart that grows") {
    Tapped()
}
