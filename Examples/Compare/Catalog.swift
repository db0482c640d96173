import TesseraEvaluation

// Each probe is a folder in `Probes/`: the task with its check, and the files of the attempts. Their types
// are written out, so that the compiler reads the code of each in its own file only.

extension Probe {
    /// All tasks, in the order of the scorecard.
    static let all: [Probe] = [
        .basic, .readOnly, .ownSymbol, .twenty, .library, .wrapSymbol,
        .wrapRating, .clearButton, .column, .animate, .doubleTap,
        .preview, .clear, .environment, .switchKind, .unrelated,
        .half, .label, .store, .slide, .gap, .minimum, .keys,
    ]
}
