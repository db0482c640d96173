import Tessera
import TesseraRating
import Testing

private struct Screen: View {
    @State private var value = 2

    var body: some View {
        VStack {
            Rating(value: $value)
            Rating(value: .constant(1)).ratingStyle(.circle)
        }
        .ratingStyle(RedBorderRatingStyle())
    }
}

private struct RedBorderRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .padding()
            .border(.red)
    }
}

@MainActor
struct RatingTests {
    @Test func `a tap chooses`() {
        let host = ViewHost(rootView: Screen())
        print(host.tree, terminator: "\n\n")
        let difference = host.difference { #expect(host.tap(.type(Image.self)[3]) == .done) }
        print(difference)
        #expect(host.tap(.type(Image.self)[6]) == .refused("read-only"))
        print(host.accessibilityTree)
        print(host.recordingBodies { print(host.adjust(.label("Rating"), .decrement)) })
        print(host.accessibilityTree)
    }
}
