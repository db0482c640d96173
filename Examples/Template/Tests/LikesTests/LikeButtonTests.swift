import Likes
import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct LikeButtonTests {
    /// Owns what the button changes.
    struct Photo: View {
        @State private var isLiked = false

        var body: some View {
            LikeButton(isLiked: $isLiked)
        }
    }

    @Test func `a style draws inside the button, round what the next one outwards draws`() {
        let host = ViewHost(rootView: Photo().likeButtonStyle(CaptionedLikeButtonStyle()))
        expectTree(
            host,
            """
            Photo isLiked: false .likeButtonStyle(CaptionedLikeButtonStyle)
              LikeButton isLiked: false
                Button [DefaultButtonStyle, by default] [CaptionedLikeButtonStyle, set on Photo]
                  HStack .onButtonGesture()
                    LikeButton isLiked: false [HeartLikeButtonStyle, by default]
                      Image "heart"
                    Text "Like"
            """)
    }

    @Test func `a tap likes, and another one takes it back`() {
        let host = ViewHost(rootView: Photo())
        #expect(host.tap(.text("heart")) == .done)
        #expect("\(host.accessibilityTree)" == #"Like, "on", button"#)
        #expect(host.tap(.text("heart.fill")) == .done)
        #expect("\(host.accessibilityTree)" == #"Like, "off", button"#)
    }
}
