import Tessera
import TesseraControlRating

extension Stop {
    static let controlValues: Stop = Stop(
        "control-values",
        "A rating takes numbers of any type, with bounds, and with a step for fractions. An "
            + "optional is `nil` before the first choice, and after it is cleared."
    ) { walk in
        let shown = walk.show(ThreeValues())
        shown.interact("A screen reader's step up at the first") {
            $0.adjust(.label("Food"), .increment)
        }
        shown.interact("Its step down at the second, which goes no lower") {
            $0.adjust(.label("Service"), .decrement)
        }
        shown.tap(.type(Image.self)[4], "the first symbol of the third")
        shown.interact("Clear the third") {
            $0.perform(actionNamed: "Clear rating", on: .label("Again"))
        }
        shown.showAccessibility()
    }
}

// region: control-values
private struct ThreeValues: View {
    @State private var food = 1.5
    @State private var service: Int8 = 1
    @State private var again: Int?

    var body: some View {
        VStack {
            Rating("Food", value: $food, in: 0...2, step: 0.5)
            Rating("Service", value: $service, in: 1...2)
            Rating("Again", value: $again, in: 0...2)
        }
    }
}
// endregion
