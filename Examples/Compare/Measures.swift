import Tessera
import TesseraEvaluation

extension Measure {
    /// What screens cost while they run.
    static let running: [Measure] = [
        .nodes,
        .press, .lift,
        Measure("change", ofScreen: "bodies that a change of look runs") { screen in
            bodies(ofTapOn: "Change", in: screen)
        },
        Measure("else", ofScreen: "bodies that a change of something else runs") { screen in
            bodies(ofTapOn: "0", in: screen)
        },
    ]

    static let press = Measure(
        "press", ofScreen: "bodies that a touch on the second symbol runs",
        caveat: "A count of bodies does not tell how much each body does."
    ) { screen in
        guard let symbol = secondSymbol(of: screen) else { return nil }
        // A screen that responds to taps alone does not respond yet.
        return screen.bodies { screen.press(symbol) }.count
    }

    static let lift = Measure("lift", ofScreen: "bodies that lifting the finger runs") { screen in
        guard let symbol = secondSymbol(of: screen) else { return nil }
        let isPressed = screen.press(symbol) == .done
        return screen.bodies { _ = isPressed ? screen.release(symbol) : screen.tap(symbol) }.count
    }

    /// The second symbol, where a tap on it does something.
    @MainActor
    private static func secondSymbol(of screen: Inspection) -> ViewQuery? {
        let symbol: ViewQuery =
            screen.images.isEmpty ? .type(Text.self)[1] : .type(Image.self)[1]
        guard screen.tap(symbol) == .done else { return nil }
        // From another value, so that there is something to change.
        screen.tap(screen.images.isEmpty ? .type(Text.self)[2] : .type(Image.self)[2])
        return symbol
    }

    @MainActor
    private static func bodies(ofTapOn text: String, in screen: Inspection) -> Int? {
        guard screen.texts.contains(text) else { return nil }
        return screen.bodies { screen.tap(text: text) }.count
    }
}
