import Tessera
import TesseraEvaluation
import TesseraLaws

/// A rating that the laws of controls are tried on.
@MainActor
struct LawCase {
    /// The design, or the way in which it is written by hand.
    let design: String
    /// The look of a design; empty for a rating by hand.
    let look: String
    /// Returns the verdict of each law for a seed.
    let verdicts: @MainActor (_ seed: UInt64) -> [ControlVerdict]

    init<Content: View>(
        _ design: String, _ look: String = "", waiving waived: [ControlLaw: String] = [:],
        @ViewBuilder content: @escaping @MainActor (Binding<Int>) -> Content
    ) {
        self.design = design
        self.look = look
        verdicts = { seed in
            ControlCase(stops: Array(0...5), control: content)
                .verdicts(seed: seed, waiving: waived)
        }
    }

    var name: String { look.isEmpty ? design : "\(design), \(look)" }
}

@MainActor
extension [LawCase] {
    /// The four designs, each in the looks of three tasks.
    static let designs = Design.all.flatMap { design in
        [(Probe.basic, "plain"), (.ownSymbol, "hearts"), (.column, "column")].compactMap {
            probe, look in
            probe.attempts.last { $0.design.name == design.name }.map { attempt in
                LawCase(design.name, look) { attempt.screen(storing: $0) }
            }
        }
    }

    /// The ways in which people write ratings by hand.
    static let byHand = [
        LawCase("a row of taps") { TappedRow(value: $0) },
        LawCase("a row of buttons") { ButtonRow(value: $0) },
        LawCase("buttons in a form's row") { FormRow(value: $0) },
        LawCase("a drag over a mask") { MaskedBar(value: $0) },
        LawCase("a filled overlay") { FilledOverlay(value: $0) },
        LawCase("a picker of numbers", waiving: [.solid: "The options of a picker may be apart."]) {
            NumberPicker(value: $0)
        },
        LawCase("a slider under stars") { StarSlider(value: $0) },
        LawCase("one element around a row") { OneElementRow(value: $0) },
        LawCase("the original's later code") { value in
            LaterOriginal(
                value: Binding {
                    Double(value.wrappedValue)
                } set: {
                    value.wrappedValue = Int($0)
                })
        },
    ]
}
