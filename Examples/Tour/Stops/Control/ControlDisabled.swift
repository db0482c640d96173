import Tessera
import TesseraControlRating

extension Stop {
    static let controlDisabled: Stop = Stop(
        "control-disabled",
        "Disabled and read-only are two states here, too. In both states, a touch on a symbol "
            + "has no effect."
    ) { walk in
        let shown = walk.show(RatingsAtRest())
        shown.tap(.type(Image.self)[1], "the second symbol of the first")
        shown.tap(.type(Image.self)[3], "the second symbol of the second")
        shown.showAccessibility()
    }
}

// region: control-disabled
private struct RatingsAtRest: View {
    @State private var value = 1

    var body: some View {
        VStack {
            Rating("Yours", value: $value, in: 0...2)
                .disabled(true)
            Rating("Ours", displaying: 1, in: 0...2)
        }
    }
}
// endregion
