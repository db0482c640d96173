import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let toldControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 1
    @State private var saved = 0

    var body: some View {
        VStack {
            Rating(value: $value)
            Text("\(saved) saved")
        }
        .onChange(of: value) { saved = value }
    }
}
// endregion
