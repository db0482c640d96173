import SampleControl
import Tessera
import TesseraEvaluation

// Each region is the code of an attempt, which is printed and measured.

extension Attempt {
    static let markStyle = Attempt(.style, region: "style") {
        Stored(false) { StyleScreen(isOn: $0) }
    }
    static let markClosure = Attempt(.closure, region: "closure") {
        Stored(false) { ClosureScreen(isOn: $0) }
    }
    static let screenStyle = Attempt(.style, region: "screen") { MarkedScreen() }
    static let screenClosure = Attempt(
        .closure, limit: "A closure is written at its control: this is a copy.", region: "copy"
    ) { CopiedScreen() }
}

/// A finished screen, whose source does not change.
private struct Settings: View {
    @State private var wiFi = false
    @State private var sound = true

    var body: some View {
        VStack {
            Sample("Wi-Fi", isOn: $wiFi)
            Sample("Sound", isOn: $sound)
        }
    }
}

// region: style
private struct MarkStyle: SampleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isOn ? "●" : "○")
    }
}

private struct StyleScreen: View {
    @Binding var isOn: Bool

    var body: some View { Sample("Wi-Fi", isOn: $isOn).sampleStyle(MarkStyle()) }
}
// endregion

// region: closure
private struct ClosureScreen: View {
    @Binding var isOn: Bool

    var body: some View { ClosureSample(title: "Wi-Fi", isOn: $isOn) { Text($0 ? "●" : "○") } }
}
// endregion

// region: screen
private struct ScreenStyle: SampleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isOn ? "●" : "○")
    }
}

private struct MarkedScreen: View {
    var body: some View { Settings().sampleStyle(ScreenStyle()) }
}
// endregion

// region: copy
private struct CopiedScreen: View {
    @State private var wiFi = false
    @State private var sound = true

    var body: some View {
        VStack {
            ClosureSample(title: "Wi-Fi", isOn: $wiFi) { Text($0 ? "●" : "○") }
            ClosureSample(title: "Sound", isOn: $sound) { Text($0 ? "●" : "○") }
        }
    }
}
// endregion
