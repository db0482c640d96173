import Tessera
import TesseraEvaluation

struct RingConfiguration {
    let percent: Int
}

protocol RingStyle: ControlStyle where StyleConfiguration == RingConfiguration {
    typealias Configuration = RingConfiguration
}

extension View {
    func ringStyle<S: RingStyle>(_ style: S) -> some View {
        controlStyle(style, named: "ringStyle")
    }
}

struct Ring: StyledView {
    let percent: Int

    var configuration: RingConfiguration { RingConfiguration(percent: percent) }
    var defaultStyle: PlainRingStyle { PlainRingStyle() }
}

struct PlainRingStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Text("○") }
}

struct ClosureRing<Content: View>: View {
    let percent: Int
    @ViewBuilder let content: (Int) -> Content

    var body: some View { content(percent) }
}

nonisolated extension Design {
    static let style = Design("style", "a style", "A style draws all rings of a view.")
    static let closure = Design("closure", "a closure", "A closure at each ring draws it.")
}
