import Tessera
import TesseraRating

extension Stop {
    static let wave: Stop = Stop(
        "wave",
        "An animation spans several stars: each star begins a twentieth of a second after the one "
            + "before it. The trees show the stars on their way."
    ) { walk in
        let shown = walk.show(WavingRating())
        shown.watch("Tap the fifth star", at: [0.1, 0.2, 0.5]) { $0.tap(.type(Image.self)[4]) }
    }
}

// region: wave
private struct WaveRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        let wave = Animation.easeInOut(duration: 0.3).delay(Double(configuration.starIndex) / 20)
        Image(systemName: "star.fill")
            .foregroundStyle(configuration.isFilled ? .orange : .gray)
            .scaleEffect(configuration.isFilled ? 1.25 : 1)
            .animation(wave, value: configuration.isFilled)
            .onTapGesture {
                configuration.value = configuration.starIndex + 1
            }
    }
}

private struct WavingRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value)
            .ratingStyle(WaveRatingStyle())
    }
}
// endregion
