import Tessera
import TesseraClosureRating
import TesseraControlRating
import TesseraRating
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct ClearingBindingTests {
    /// A value whose binding clears it when an equal value is set.
    private struct Owner<Value: Equatable, Content: View>: View {
        @State var value: Value
        let cleared: Value
        let rating: (Binding<Value>) -> Content

        var body: some View {
            rating(Binding(get: { value }, set: { value = $0 == value ? cleared : $0 }))
        }
    }

    private struct Book: Equatable { var stars = 2 }

    enum Part: CaseIterable { case itself, property, element, wrapped }

    private func owner(
        of part: Part, _ rating: @escaping (Binding<Int>) -> some View
    ) -> AnyView {
        switch part {
        case .itself: AnyView(Owner(value: 2, cleared: 0, rating: rating))
        case .property: AnyView(Owner(value: Book(), cleared: Book(stars: 0)) { rating($0.stars) })
        case .element: AnyView(Owner(value: [9, 2], cleared: [9, 0]) { rating($0[1]) })
        case .wrapped:
            AnyView(Owner(value: 2 as Int?, cleared: 0) { rating(Binding($0) ?? .constant(-1)) })
        }
    }

    private func check(_ view: some View) {
        let host = ViewHost(rootView: view)
        for value in ["4", "0"] {
            #expect(host.tap(.type(Image.self)[3]) == .done)
            #expect(host.tree.all("Rating").first?.value("value") == value)
        }
    }

    @Test(arguments: Part.allCases)
    func `a binding that clears on the second choice works through`(part: Part) {
        check(owner(of: part) { TesseraRating.Rating(value: $0) })
        check(owner(of: part) { TesseraClosureRating.Rating(value: $0) })
        check(owner(of: part) { TesseraControlRating.Rating(value: $0) })
        check(owner(of: .itself) { TesseraControlRating.Rating(value: Binding<Int?>($0)) })
    }
}
