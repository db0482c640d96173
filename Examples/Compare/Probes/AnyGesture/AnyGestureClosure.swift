import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let anyGestureClosure = Attempt(
        .closure,
        limit:
            "Nothing reaches a closure of somebody else's, and a closure does not know which symbol it "
            + "draws."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var values = [4, 2]

    var body: some View {
        VStack {
            Text("Service")
            circles($values[0])
            Text("Food")
            circles($values[1])
        }
    }

    private func circles(_ value: Binding<Int>) -> some View {
        Rating(value: value) { isFilled in
            Image(systemName: isFilled ? "circle.fill" : "circle")
        }
        .allowsHitTesting(false)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            ClosureLibrary.ReviewScreen()
        }
    }
    // endregion
}
