import Tessera
import TesseraEvaluation

extension Probe {
    static let border = Probe(
        "border", "Put a border round each stepper of a library's form, whatever look is in force.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(
                .closure, limit: "There is nothing in force to add to: the form is written again.",
                region: "closure"
            ) { ClosureScreen() },
        ],
        impostors: [
            Impostor("the form as it is") { Library.styled },
            Impostor("one border round the form") { Library.styled.border(.red) },
        ], variations: .usual, attacks: .ofSteppers
    ) { screen in
        screen.require("it is the library's own form", screen.tree.all("BookingForm").count == 1)
        let borders = screen.views(with: ".border(.red)")
        screen.require("there is a border for each stepper", borders.count == 2)
        screen.require(StepperLaw(titles: ["Adults", "Children"]))
    }
}

// region: style
private struct BorderStyle: StepperStyle {
    func makeBody(configuration: Configuration) -> some View {
        StyledStepper(configuration)
            .border(.red)
    }
}

private struct StyleScreen: View {
    var body: some View {
        Library.styled
            .stepperStyle(BorderStyle())
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
            BuiltStepper("Adults", value: $counts[0], in: 0...5)
                .border(.red)
            BuiltStepper("Children", value: $counts[1], in: 0...5)
                .border(.red)
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
