import TesseraEvaluation

// Each probe is a folder in `Probes/`: the task with its check, and the files of the attempts. Their types
// are written out, so that the compiler reads the code of each in its own file only.

extension ProbeGroup {
    /// All tasks, in the order of the scorecard, in groups that each test one thing.
    static let all: [ProbeGroup] = [
        ProbeGroup(
            "looks on one screen",
            [
                .basic, .ownSymbol, .wholeScreen, .spacing, .column, .wave, .waveTouched,
                .environment, .switchKind, .twoImages, .traffic,
            ]),
        ProbeGroup(
            "a library's screen",
            [.library, .wrapSymbol, .wrapRating, .clearButton, .changes, .librarySpacing]),
        ProbeGroup(
            "built-in behaviour",
            [
                .half, .halves, .ten, .wholeSteps, .optionalValue, .subjects, .preview, .slide,
                .keys, .formHalves, .live,
            ]),
        ProbeGroup("custom touches", [.doubleTap, .symbolButtons, .radioGroup, .symbolAction]),
        ProbeGroup("later changes", counting: .places, [.lookLater, .gestureLater]),
        ProbeGroup("staying quiet", [.quiet, .carousel, .hoverQuiet]),
    ]
}

extension Probe {
    /// All tasks, in the order of the scorecard.
    static let all: [Probe] = ProbeGroup.all.flatMap(\.probes)
}
