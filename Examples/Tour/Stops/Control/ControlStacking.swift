import Tessera
import TesseraControlRating

extension Stop {
    static let controlStacking: Stop = Stop(
        "control-stacking",
        "Styles of both kinds add up, each kind separately, in any order: the border goes round "
            + "the rating, and each symbol fades."
    ) { walk in
        _ = walk.show(StackedStyles())
    }
}

// region: control-stacking
private struct Bordered: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration).border(.red)
    }
}

private struct Faded: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.opacity(configuration.isFilled ? 1 : 0.5)
    }
}

private struct StackedStyles: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value, in: 0...2)
            .ratingSymbolStyle(Faded())
            .ratingStyle(Bordered())
            .ratingSymbolStyle(.systemImage("circle"))
    }
}
// endregion
