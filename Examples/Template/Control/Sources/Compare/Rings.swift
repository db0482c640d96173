import Tessera

/// The properties of a ring, for its style.
struct RingStyleConfiguration {
    /// The progress in percent.
    let percent: Int
}

/// A style that draws the middle of a ring.
protocol RingStyle: ControlStyle where StyleConfiguration == RingStyleConfiguration {
    typealias Configuration = RingStyleConfiguration
}

extension View {
    /// Sets the style of the rings in this view.
    func ringStyle<S: RingStyle>(_ style: S) -> some View {
        controlStyle(style, named: "ringStyle")
    }
}

/// A progress ring. A style draws its middle.
struct StyledRing: View {
    let percent: Int

    var body: some View {
        ClosureRing(percent: percent) { percent in
            StyledControl(RingStyleConfiguration(percent: percent), default: EmptyRingStyle())
        }
    }
}

/// The default style: room for the ring, which an `EmptyView` would not leave.
struct EmptyRingStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Color.clear }
}

/// A progress ring. A closure draws its middle.
struct ClosureRing<Content: View>: View {
    let percent: Int
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        content(percent)
            .frame(width: 44, height: 44)
            .background { Arc(percent: percent).stroke(.tint, lineWidth: 4) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Progress")
            .accessibilityValue("\(percent) percent")
    }
}

/// The part of a circle that shows a percentage, from the top clockwise.
private struct Arc: Shape {
    let percent: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
                startAngle: .degrees(-90), endAngle: .degrees(-90 + 3.6 * Double(percent)),
                clockwise: false)
        }
    }
}
