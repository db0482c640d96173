import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTesting
import TestViews

/// A rating on a screen whose content and environment change together.
private struct Review: View {
    enum Form: CaseIterable { case branch, erased, identified, element }

    let form: Form
    var isSignedIn = false

    var body: some View {
        Group {
            switch form {
            case .branch:
                if isSignedIn { VStack { rating } } else { HStack { rating } }
            case .erased:
                isSignedIn ? AnyView(VStack { rating }) : AnyView(HStack { rating })
            case .identified: VStack { rating }.id(isSignedIn)
            case .element: ForEach([isSignedIn], id: \.self) { _ in VStack { rating } }
            }
        }
        .disabled(!isSignedIn)
        .controlSize(isSignedIn ? .large : .small)
    }

    private var rating: some View { Rating(value: .constant(1), in: 0...2) }
}

@Suite(.runtimeIssuesFail)
struct RatingEnvironmentTests {
    @Test(arguments: Review.Form.allCases)
    private func `a rating made in a changed environment has its look`(_ form: Review.Form) {
        let host = ViewHost(rootView: Review(form: form))
        _ = host.drawing
        host.rootView.isSignedIn = true
        let fresh = ViewHost(rootView: Review(form: form, isSignedIn: true))
        expectEqual(host.drawing, fresh.drawing)
        expectTree(host.treeWithFrames, "\(fresh.treeWithFrames)")
        host.rootView.isSignedIn = false
        expectEqual(host.drawing, ViewHost(rootView: Review(form: form)).drawing)
    }
}
