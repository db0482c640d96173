import Tessera
import TesseraEvaluation

extension Probe {
    static let percent = Probe(
        "percent", "Show the percentage of a ring, and let it be adjusted.",
        [
            Attempt(.style, region: "style") { Stored(40) { StyleScreen(percent: $0) } },
            Attempt(.closure, region: "closure") { Stored(40) { ClosureScreen(percent: $0) } },
        ],
        impostors: [Impostor("a picture of it") { Text("40 %") }],
        variations: [.twice], attacks: [.neverStoring, .invisible]
    ) { screen in
        screen.requireRing(40)
        screen.adjust(.label("Progress"), .increment)
        screen.requireRing(50)
        screen.store(70)
        screen.requireRing(70)
    }
}

extension Inspection {
    func requireRing(_ percent: Int) {
        require("\(percent) is seen", seen.map(\.text) == ["\(percent) %"])
        require("it is announced", announced.map(\.value) == ["\(percent) percent"])
        require("it is stored", stored.compactMap { $0 as? Int } == [percent])
    }
}

// region: style
private struct PercentStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.percent) %")
    }
}

private struct StyleScreen: View {
    @Binding var percent: Int

    var body: some View { Ring(percent: $percent).ringStyle(PercentStyle()) }
}
// endregion

// region: closure
private struct ClosureScreen: View {
    @Binding var percent: Int

    var body: some View { ClosureRing(percent: $percent) { Text("\($0) %") } }
}
// endregion
