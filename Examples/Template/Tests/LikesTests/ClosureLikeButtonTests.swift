import Likes
import Tessera
import TesseraTesting

@MainActor
@Suite(.runtimeIssuesFail)
struct ClosureLikeButtonTests {
    struct Photo: View {
        @State private var isLiked = false

        var body: some View {
            ClosureLikeButton(isLiked: $isLiked) { isLiked in
                Text(isLiked ? "Liked" : "Like")
            }
        }
    }

    @Test func `the closure draws inside the button`() {
        let host = ViewHost(rootView: Photo())
        expectTree(
            host,
            """
            Photo isLiked: false
              ClosureLikeButton isLiked: false
                Button [DefaultButtonStyle, by default]
                  Text "Like" .onButtonGesture()
            """)
    }

    @Test func `a tap likes, and a second tap takes it back`() {
        let host = ViewHost(rootView: Photo())
        #expect(host.tap(.text("Like")) == .done)
        #expect("\(host.accessibilityTree)" == #"Like, "on", button"#)
        #expect(host.tap(.text("Liked")) == .done)
        #expect("\(host.accessibilityTree)" == #"Like, "off", button"#)
    }
}
