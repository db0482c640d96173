import Tessera
import TesseraControlRating

extension Stop {
    static let controlAverage: Stop = Stop(
        "control-average",
        "An average is the same control, read-only. It is drawn to the nearest half, and "
            + "announced to a tenth."
    ) { walk in
        let shown = walk.show(AverageOfMany())
        shown.showAccessibility()
        shown.tap(.type(Image.self)[0], "the first symbol")
    }
}

// region: control-average
private struct AverageOfMany: View {
    var body: some View {
        Rating("Average", displaying: 2.25, in: 0...4)
    }
}
// endregion
