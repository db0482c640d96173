import TesseraPrograms
import Tessera
import TesseraTesting

@testable import RatingView

@Suite(.runtimeIssuesFail)
struct RatingViewProgramTests {
    @Test func `the second proposal prints the expected output`() throws {
        try expectOutput(of: "RatingView", Program.story.output(for: []))
    }
}

/// A rating of its own, shown by one view or the other.
private struct Owner<Content: View>: View {
    @State private var rating = 2
    let content: (Binding<Int>) -> Content
    var body: some View { content($rating) }
}

@Suite(.runtimeIssuesFail)
struct ProposedRatingViewTests {
    @Test(arguments: 1...4) func `a star that is tapped is the rating`(number: Int) {
        let host = ViewHost(
            rootView: Owner { RatingView("Stars", rating: $0, maxRating: 4) })
        #expect(host.tap(.type(Image.self)[number - 1]) == .done)
        #expect(host.tree["Owner/RatingView"]?.value("rating") == "\(number)")
    }

    @Test func `without a word the title is nothing, and a Substring is none`() {
        let title = "Service,Food".split(separator: ",")[0]
        for view in [
            RatingView(rating: .constant(1)),
            RatingView(title, rating: .constant(1), maxRating: 2),
        ] {
            #expect(ViewHost(rootView: view).tree.all("Text").isEmpty)
        }
    }

    @Test func `nil gives the default images and colours`() {
        let view = RatingView(
            "Hearts", rating: .constant(1), unselectedImage: Image(systemName: "heart"),
            selectedImage: nil, unselectedColor: .black, selectedColor: .red)
        let lines = ViewHost(rootView: view).tree.all("Image").prefix(2).map { $0.line() }
        #expect(
            lines == [
                #"Image "star.fill" .foregroundColor(.red).onTapGesture()"#,
                #"Image "heart" .foregroundColor(.black).onTapGesture()"#,
            ])
    }

    @Test func `a maximum below 0 stops the program`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = ViewHost(rootView: RatingView("", rating: .constant(1), maxRating: -1)).tree
            }
        }
    }
}

@Suite(.runtimeIssuesFail)
struct MendedRatingViewTests {
    @Test(arguments: [(0, 1), (-3, 1), (1, 1), (8, 8)])
    func `there is one star at least, and an issue says so`(maximum: Int, stars: Int) {
        let host = ViewHost(rootView: MendedRatingView(rating: .constant(1), maxRating: maximum))
        #expect(host.tree.all("Image").count == stars)
        let issue =
            "MendedRatingView: a maximum rating of \(maximum); the minimum is 1, which is used."
        expectIssues(host, maximum >= 1 ? [] : [issue])
    }

    @Test func `the control is one adjustable accessibility element`() {
        let host = ViewHost(
            rootView: Owner { MendedRatingView("Service", rating: $0, maxRating: 3) })
        #expect("\(host.accessibilityTree)" == #"Service, "2 of 3", adjustable"#)
        for _ in 0..<3 { host.adjust(.label("Service"), .increment) }
        #expect("\(host.accessibilityTree)" == #"Service, "3 of 3", adjustable"#)
        for _ in 0..<5 { host.adjust(.label("Service"), .decrement) }
        #expect("\(host.accessibilityTree)" == #"Service, "1 of 3", adjustable"#)
        let bare = ViewHost(rootView: Owner { MendedRatingView(rating: $0) })
        #expect("\(bare.accessibilityTree)" == #"Rating, "2 of 5", adjustable"#)
    }
}
