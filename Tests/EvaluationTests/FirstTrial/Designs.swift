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

    fileprivate func announced(_ percent: Binding<Int>) -> some View {
        accessibilityElement(children: .ignore)
            .accessibilityLabel("Progress")
            .accessibilityValue("\(percent.wrappedValue) percent")
            .accessibilityAdjustableAction { direction in
                let next = percent.wrappedValue + (direction == .increment ? 10 : -10)
                percent.wrappedValue = min(max(0, next), 100)
            }
    }
}

struct Ring: View {
    @Binding var percent: Int

    var body: some View {
        StyledControl(RingConfiguration(percent: percent), default: PlainRingStyle())
            .announced($percent)
    }
}

struct PlainRingStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.percent)")
    }
}

struct ClosureRing<Content: View>: View {
    @Binding var percent: Int
    @ViewBuilder let content: (Int) -> Content

    var body: some View { content(percent).announced($percent) }
}

nonisolated extension Design {
    static let style = Design(
        "style", "a style", "A style draws all rings of a view.",
        vocabulary: ["Ring", "RingStyle", "ringStyle"])
    static let closure = Design(
        "closure", "a closure", "A closure at each ring draws it.", vocabulary: ["ClosureRing"])
}
