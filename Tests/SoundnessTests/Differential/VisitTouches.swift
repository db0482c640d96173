extension Prediction.Visit {
    mutating func touched(_ form: Spec.TouchForm, _ cell: Int, _ here: Stop) {
        body(here, read(cell))
        picture.views += form.views
        let around = here.around
        if form.isSilent {
            let isClosed = form != .shaped && !isEven(cell)
            return inside(here, in: around.with(\.isClosed, around.isClosed || isClosed))
        }
        told(
            here.full, "\(value(cell)) \(around.argument)", here,
            isHeld: form == .drag || form == .priorDrag)
        inside(here, in: around.with(\.gestures, around.gestures + [form]))
    }

    /// Records a text that reacts to the pointer, and that the views around receive.
    mutating func hovered(_ text: String, _ here: Stop) {
        told(text, "", here)
        pass(text)
    }

    private mutating func told(
        _ path: String, _ told: String, _ here: Stop, isHeld: Bool = false
    ) {
        let around = here.around
        picture.touched[path] = Prediction.Touched(
            told: told, isClosed: around.isDisabled || around.isClosed, isHeld: isHeld)
    }
}
