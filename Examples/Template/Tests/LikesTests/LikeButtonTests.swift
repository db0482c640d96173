import Likes
import Tessera
import TesseraTesting

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

    @Test func `a style draws around what the next style draws`() {
        let host = ViewHost(rootView: Photo().likeButtonStyle(CaptionedLikeButtonStyle()))
        expectTree(
            host,
            """
            Photo isLiked: false .likeButtonStyle(CaptionedLikeButtonStyle)
              LikeButton isLiked: false
                Button [DefaultButtonStyle, by default] [CaptionedLikeButtonStyle, set on Photo]
                  HStack .contentShape(Rectangle()).onButtonGesture()
                    LikeButton isLiked: false [HeartLikeButtonStyle, by default]
                      Image "heart"
                    Text "Like"
            """)
    }

    @Test func `a tap likes, and a second tap takes it back`() {
        let host = ViewHost(rootView: Photo())
        #expect(host.tap(.text("heart")) == .done)
        #expect("\(host.accessibilityTree)" == #"Like, "on", button"#)
        #expect(host.tap(.text("heart.fill")) == .done)
        #expect("\(host.accessibilityTree)" == #"Like, "off", button"#)
    }

    @Test func `a like button keeps the laws of all controls`() {
        expectControl(
            ControlCase { isLiked in
                LikeButton(isLiked: isLiked).likeButtonStyle(CaptionedLikeButtonStyle())
            })
    }

    @Test func `a style reaches each like button inside a view`() {
        let album = VStack {
            Photo()
            Photo()
        }
        let host = ViewHost(rootView: album.likeButtonStyle(CaptionedLikeButtonStyle()))
        #expect(host.tree.all("Text").map(\.text) == ["Like", "Like"])
    }

    @Test func `a finger that slides away does not like`() {
        let host = ViewHost(
            rootView: VStack(spacing: 80) {
                Photo()
                Text("Comments")
            })
        let difference = host.difference { host.drag(from: .text("heart"), to: .text("Comments")) }
        #expect("\(difference)" == "no change")
    }

    @Test func `the captioned style looks as recorded`() {
        let host = ViewHost(rootView: Photo().likeButtonStyle(CaptionedLikeButtonStyle()))
        expectPicture(host, named: "captioned")
        expectPicture(host, named: "captioned", as: .characters)
    }
}
