import Tessera
import TesseraControlRating
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct ControlClearingBindingTests {
    /// A value whose binding clears it when it is set to what it is.
    struct Owner<Value: Equatable>: View {
        @State var value: Value
        let cleared: Value
        let rating: (Binding<Value>) -> Rating<EmptyView>

        var body: some View {
            rating(Binding(get: { value }, set: { value = $0 == value ? cleared : $0 }))
        }
    }

    struct Book: Equatable { var stars = 2 }

    static let owners: [String: AnyView] = [
        "itself": AnyView(Owner(value: 2, cleared: 0) { Rating(value: $0) }),
        "a property": AnyView(
            Owner(value: Book(), cleared: Book(stars: 0)) { Rating(value: $0.stars) }),
        "an element": AnyView(Owner(value: [9, 2], cleared: [9, 0]) { Rating(value: $0[1]) }),
        "what is in an optional": AnyView(
            Owner(value: 2 as Int?, cleared: 0) { Rating(value: Binding($0) ?? .constant(-1)) }),
        "the same as an optional": AnyView(
            Owner(value: 2, cleared: 0) { Rating(value: Binding<Int?>($0)) }),
    ]

    @Test(arguments: [
        "itself", "a property", "an element", "what is in an optional", "the same as an optional",
    ])
    func `a binding that clears on the second choice works through`(part: String) throws {
        let host = try ViewHost(rootView: #require(Self.owners[part]))
        #expect(host.tap(.type(Image.self)[3]) == .done)
        #expect(host.tree.all("Rating").first?.value("value") == "4")
        #expect(host.tap(.type(Image.self)[3]) == .done)
        #expect(host.tree.all("Rating").first?.value("value") == "0")
        expectIssues(host, [])
    }
}
