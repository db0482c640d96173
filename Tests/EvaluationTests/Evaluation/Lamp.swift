import Tessera
import TesseraEvaluation

// A control that is small enough for a comparison in tests: a lamp, which is on or off.

extension Design {
    nonisolated static let words = Design(
        "words", "a lamp in words", "It says what it is.", vocabulary: ["isDead"])
    nonisolated static let marks = Design("marks", "a lamp in marks", "It shows a mark.")
}

/// A lamp that a tap switches on and off by default.
struct Lamp: View {
    var isDead = false
    /// Whether a second tap leaves the lamp on.
    var sticks = false
    @State var isOn = false

    var body: some View {
        Text(isOn ? "on" : "off")
            .onTapGesture { if !isDead, !(sticks && isOn) { isOn.toggle() } }
    }
}

extension Attempt {
    static func lamp(
        _ design: Design, _ name: String? = nil, loss: String? = nil, limit: String? = nil,
        isDead: Bool = false, sticks: Bool = false
    ) -> Attempt {
        Attempt(design, name, loss: loss, limit: limit, region: "lamp") {
            Screen(isDead: isDead, sticks: sticks)
        }
    }
}

// region: lamp
private struct Screen: View {
    var isDead = false
    var sticks = false

    var body: some View { Lamp(isDead: isDead, sticks: sticks) }
}
// endregion

extension Probe {
    static func lamp(
        _ attempts: [Attempt] = [.lamp(.words)], name: String = "light",
        impostors: [Impostor] = [], variations: [Variation] = []
    ) -> Probe {
        Probe(
            name, "Switch a lamp.", attempts, impostors: impostors,
            variations: variations
        ) { screen in
            screen.require("it is off", screen.texts == ["off"])
            screen.tap(.type(Text.self)[0])
            screen.require("a tap switches it on", screen.texts == ["on"])
        }
    }
}

func evaluation(
    _ probes: Probe..., designs: [Design] = [.words, .marks]
) -> Evaluation {
    Evaluation(
        "Lamps", "Two designs of a lamp", designs: designs, groups: [ProbeGroup("lamps", probes)],
        example: "light",
        measures: [.lines, .tokens, .places, .names, .nodes],
        limits: ["Whether people like it."])
}
