import Tessera
import TesseraControlRating

struct Wave: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        let delay = Double(configuration.index) / 20
        Image(systemName: "star.fill")
            .foregroundStyle(configuration.isFilled ? .orange : .gray)
            .scaleEffect(configuration.isFilled ? 1.25 : 1)
            .animation(.easeInOut.delay(delay), value: configuration.isFilled)
    }
}
