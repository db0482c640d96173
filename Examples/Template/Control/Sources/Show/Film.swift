import SampleControl
import Tessera
import TesseraDrawing

/// A look that grows when the control is on.
struct GrowingSampleStyle: SampleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Sample(configuration)
            .scaleEffect(configuration.isOn ? 1.5 : 1)
            .animation(.bouncy(duration: 0.6), value: configuration.isOn)
    }
}

/// A control that can be tapped.
struct Tapped: View {
    @State private var isOn = false

    var body: some View {
        Sample("Wi-Fi", isOn: $isOn).sampleStyle(GrowingSampleStyle()).padding(32)
    }

    /// Returns the pictures of the change, from the tap until nothing moves.
    static func film() -> Film {
        let host = ViewHost(rootView: Tapped())
        return host.film { host.tap(.type(Sample.self)) }
    }
}

#Preview("A control that grows") {
    Tapped()
}
