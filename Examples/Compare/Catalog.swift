// Each probe is a folder in `Probes/`: the task with its check, and one file for each design.

extension Probe {
    /// All tasks, in the order of the scorecard.
    static let all: [Probe] = [
        .basic, .circles, .ownSymbol, .twenty, .library, .override, .wrapSymbol, .wrapRating,
        .clear, .doubleTap, .clearButton, .preview, .animate, .column, .faces, .environment,
        .switchValue, .switchKind, .half, .accessibility, .readOnly, .label, .store,
    ]
}
