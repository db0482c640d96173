import Tessera
import TesseraEvaluation

extension Probe {
    static let symbolButtons: Probe = Probe(
        "symbol-buttons",
        "Make each symbol a button in the style that the app sets, which is faint while pressed.",
        [
            .symbolButtonsStyle, .symbolButtonsClosure, .symbolButtonsControl,
            .symbolButtonsClosures,
        ],
        impostors: [
            Impostor("a rating that is tapped") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("one large button") {
                Button {
                } label: {
                    Fake(isAnnounced: true)
                }.buttonStyle(AppButtonStyle())
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        let ratings = RatingLaw(.stars, 3)
        let values = screen.require(ratings)
        guard screen.isPassed else { return }
        for index in 0..<screen.count {
            screen.press(at: screen.symbols(.stars)[index].center)
            let opacities = screen.symbols(.stars).map(\.opacity)
            screen.require(
                "a pressed symbol is faint, and no other",
                opacities.enumerated().allSatisfy { ($0.element < 0.6) == ($0.offset == index) })
            screen.host.cancel()
        }
        screen.require(
            "a touch that is taken away changes nothing", ratings.areRight(values, on: screen))
    }
}

/// The look of the app's buttons.
private struct AppButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

/// The app around a screen.
struct ButtonApp<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content.buttonStyle(AppButtonStyle()) }
}
