import TesseraEvaluation

// Each probe is a folder in `Probes/`: the task with its check, and the files of the attempts.

extension Probe {
    /// All tasks, in the order of the scorecard.
    static let all: [Probe] = [
        .basic, .accessibility, .readOnly, .circles, .ownSymbol, .twenty, .override, .library,
        .wrapSymbol, .wrapRating, .clearButton, .column, .animate, .faces, .doubleTap, .preview,
        .clear, .environment, .switchValue, .switchKind, .unrelated, .half, .label, .store,
        .slide, .side, .gap, .anyGesture, .feedback, .hover, .labelView, .formRow, .minimum,
        .missing, .narrow, .ownType, .keys, .french, .exact, .link, .choices, .told,
    ]
}
