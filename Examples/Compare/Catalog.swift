import TesseraEvaluation

// Each probe is a folder in `Probes/`: the task with its check, and the files of the attempts. Their types
// are written out, so that the compiler reads the code of each in its own file only.

extension Probe {
    /// All tasks, in the order of the scorecard.
    static let all: [Probe] = [
        .basic, .ownSymbol, .wholeScreen, .library, .wrapSymbol, .wrapRating,
        .clearButton,
        .changes, .librarySpacing, .spacing, .column, .wave, .waveTouched, .doubleTap, .preview,

        .environment, .switchKind, .lookLater, .gestureLater, .quiet, .half, .halves, .ten,
        .wholeSteps,
        .optionalValue, .subjects, .slide, .keys,
    ]
}
