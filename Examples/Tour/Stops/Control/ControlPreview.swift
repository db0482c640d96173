import Tessera
import TesseraControlRating

extension Stop {
    static let controlPreview: Stop = Stop(
        "control-preview",
        "A finger on a symbol shows the value that it would choose there. If it is lifted "
            + "elsewhere, nothing changes: the bound value has stayed the same all the time."
    ) { walk in
        let shown = walk.show(PressedRating())
        let third = ViewQuery.type(Image.self)[2]
        shown.interact("Press the third symbol") { $0.press(third) }
        shown.interact("Lift the finger elsewhere") { $0.release(third, inside: false) }
        shown.interact("Press the third symbol again") { $0.press(third) }
        shown.interact("Lift the finger there") { $0.release(third) }
    }
}

// region: control-preview
private struct PressedRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value, in: 0...3)
    }
}
// endregion
