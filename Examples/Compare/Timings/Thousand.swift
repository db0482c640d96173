import Tessera
import TesseraEvaluation

extension Timing {
    /// A thousand ratings, built, tapped on and given another look.
    static let thousand = Timing(
        "1,000 ratings of five symbols", steps: ["build", "tap", "restyle"]
    ) { design in
        switch design.name {
        case Design.symbol.name: measure { ThousandSymbol(model: $0) }
        case Design.closure.name: measure { ThousandClosure(model: $0) }
        case Design.builders.name: measure { ThousandBuilders(model: $0) }
        case Design.control.name: measure { ThousandControl(model: $0) }
        default: nil
        }
    }

    /// How long it takes to build a screen, to tap on it, and to change its look.
    @MainActor
    private static func measure<Screen: View>(_ screen: (TimingModel) -> Screen) -> [Duration] {
        let model = TimingModel()
        let clock = ContinuousClock()
        var host = ViewHost(rootView: AnyView(EmptyView()))
        let build = clock.measure { host = ViewHost(rootView: AnyView(screen(model))) }
        // Found beforehand: what is timed is the tap, not the search for what is tapped.
        let symbol = host.find(.type(Image.self)[2_500])
        let tap = clock.measure { symbol?.tap() }
        let restyle = clock.measure {
            model.symbol = "heart"
            host.update()
        }
        return [build, tap, restyle]
    }
}
