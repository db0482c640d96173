import Tessera
import TesseraEvaluation

extension Probe {
    static let library = Probe(
        "library",
        "Give the steppers of a library's form round marks, whose source you may not touch.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(
                .closure, limit: "The closures are the library's: the form is written again.",
                region: "closure"
            ) { ClosureScreen() },
        ],
        impostors: [
            Impostor("the form as it is") { Library.styled },
            Impostor("a form of the program") {
                ForEach(["Adults", "Children"], id: \.self) { title in
                    FakeStepper(title: title, marks: ["⊖", "⊕"], step: 1, adjustment: 1)
                }
            },
        ], variations: .usual, attacks: .ofSteppers
    ) { screen in
        screen.require("it is the library's own form", screen.tree.all("BookingForm").count == 1)
        screen.require(
            StepperLaw(titles: ["Adults", "Children"], texts: ["title", "⊖", "value", "⊕"]))
    }
}

// region: style
private struct RoundStyle: StepperStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(configuration.title)
            Button("⊖", action: configuration.decrement)
            Text("\(configuration.value)")
            Button("⊕", action: configuration.increment)
        }
        .buttonStyle(.plain)
    }
}

private struct StyleScreen: View {
    var body: some View {
        Library.styled
            .stepperStyle(RoundStyle())
    }
}
// endregion

private enum StyleBefore {
    // region: style-before
    private struct StyleScreen: View {
        var body: some View {
            Library.styled
        }
    }
    // endregion
}

// region: closure
private struct ClosureScreen: View {
    @State private var counts = [2, 2]

    var body: some View {
        VStack {
            BuiltStepper("Adults", value: $counts[0], in: 0...5) { stepper in
                HStack {
                    Text(stepper.title)
                    Button("⊖", action: stepper.decrement)
                    Text("\(stepper.value)")
                    Button("⊕", action: stepper.increment)
                }
                .buttonStyle(.plain)
            }
            BuiltStepper("Children", value: $counts[1], in: 0...5) { stepper in
                HStack {
                    Text(stepper.title)
                    Button("⊖", action: stepper.decrement)
                    Text("\(stepper.value)")
                    Button("⊕", action: stepper.increment)
                }
                .buttonStyle(.plain)
            }
        }
    }
}
// endregion

private enum ClosureBefore {
    // region: closure-before
    private struct ClosureScreen: View {
        var body: some View {
            Library.built
        }
    }
    // endregion
}
