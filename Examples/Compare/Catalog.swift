import TesseraEvaluation

// Each probe is a folder in `Probes/`: the task with its check, and the files of the attempts.

extension Probe {
    /// All tasks, in the order of the scorecard.
    static let all = [
        Probe.basic, Probe.readOnly, Probe.ownSymbol, Probe.twenty, Probe.library, Probe.wrapSymbol,
        Probe.wrapRating, Probe.clearButton, Probe.column, Probe.animate, Probe.doubleTap,
        Probe.preview, Probe.clear, Probe.environment, Probe.switchKind, Probe.unrelated,
        Probe.half, Probe.label, Probe.store, Probe.slide, Probe.gap, Probe.minimum, Probe.keys,
        Probe.french,
    ]
}
