import Tessera
import TesseraRating
import TesseraTesting
import TestViews

// The usage of the original proposal as its page shows it, except for its two misspelt names.

private struct CircleRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "circle.fill" : "circle")
            .onTapGesture {
                configuration.value = configuration.starIndex + 1
            }
    }
}

private struct BasicUse: View {
    @State var value: Int = 3

    var body: some View {
        Rating(value: $value)
    }
}

private struct ParameterUse: View {
    var body: some View {
        Rating(value: .constant(3), spacing: 5, count: 10)
    }
}

private struct StyledUse: View {
    @State var value: Int = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(CircleRatingStyle())
    }
}

private struct HierarchyUse: View {
    var body: some View {
        VStack {
            Rating(value: .constant(1))
            Rating(value: .constant(2))
            Rating(value: .constant(3))
        }
        .ratingStyle(.circle)
    }
}

@Suite(.runtimeIssuesFail)
struct OriginalSnippetTests {
    func symbols<Content: View>(of view: Content) -> [String?] {
        ViewHost(rootView: view).tree.all("Image").map(\.text)
    }

    @Test func `a constant with ten stars ignores taps`() {
        let host = ViewHost(rootView: ParameterUse())
        expectEqual(host.tree.all("Image").count, 10)
        expectEqual(host.tree.all("HStack").first?.value("spacing"), "5")
        expectEqual(host.tap(.type(Image.self)[7]), .refused("read-only"))
    }

    @Test func `a custom style draws circles and takes the taps`() {
        let host = ViewHost(rootView: StyledUse())
        expectEqual(host.tap(.text("circle")[0]), .done)
        expectEqual(host.tree["StyledUse"]?.value("value"), "4")
    }

    @Test func `a style set on a stack reaches all its ratings`() {
        let symbols = symbols(of: HierarchyUse())
        expectEqual(symbols.count, 15)
        expectEqual(symbols.filter { $0 == "circle.fill" }.count, 6)
    }

    @Test func `a configuration sets its value through a let`() {
        struct Reading: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                let index: Int = configuration.starIndex
                let count: Int = configuration.count
                let isFilled: Bool = configuration.isFilled
                let binding: Binding<Int> = configuration.$value
                Text("\(index)/\(count) \(isFilled)")
                    .onTapGesture { configuration.value = binding.wrappedValue + 1 }
            }
        }
        let host = ViewHost(rootView: BasicUse().ratingStyle(Reading()))
        host.tap(.text("3/5 false"))
        expectEqual(host.tree["BasicUse"]?.value("value"), "4")
        #expect(host.tree.first(text: "3/5 true") != nil)
    }
}
