import Tessera
import TesseraControlRating

extension Stop {
    static let controlWave: Stop = Stop(
        "control-wave",
        "The same wave by a symbol style, which knows the index of its symbol. A gallery shows it move."
    ) { walk in
        let shown = walk.show(WavingRating())
        shown.watch("Tap the fifth star", at: [0.1, 0.2, 0.5]) { $0.tap(.type(Image.self)[4]) }
    }
}

// region: control-wave
private struct WaveRatingSymbolStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        let wave = Animation.easeInOut(duration: 0.3).delay(Double(configuration.index) / 20)
        Image(systemName: "star.fill")
            .foregroundStyle(configuration.isFilled ? .orange : .gray)
            .scaleEffect(configuration.isFilled ? 1.25 : 1)
            .animation(wave, value: configuration.isFilled)
    }
}

private struct WavingRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(WaveRatingSymbolStyle())
    }
}
// endregion
