import TesseraPrograms

/// A part of the tour: what its stops have in common, and the stops.
struct Part: Sendable {
    let name: String
    /// What the part is about, as it is printed.
    let introduction: String
    let stops: [Stop]
}

extension Part {
    static let all = [reading, original, control]

    private static let reading = Part(
        name: "how to read a tree", introduction: Page.table(Guide.signs), stops: [.reading])

    private static let original = Part(
        name: "the original's style",
        introduction: Page.wrapped(
            "The module `TesseraRating`: a style draws one symbol of a rating, and defines the effect "
                + "of a tap on it."),
        stops: [
            .basic, .parameters, .ownStyle, .propagation, .override, .systemImage, .wrapping,
            .stacking, .fresh, .environment, .state, .readOnly, .disabled, .outOfRange, .restyle,
            .accessibility, .slide, .sides, .wave,
        ])

    private static let control = Part(
        name: "the proposed control",
        introduction: Page.wrapped(
            "The module `TesseraControlRating`: one style arranges the whole control, another draws "
                + "one symbol, and the control handles taps. Styles propagate, read the environment "
                + "and keep state as in the original's style."),
        stops: [
            .controlBasic, .controlValues, .controlSymbolStyle, .controlArrangement,
            .controlWrapping, .controlStacking, .controlAverage, .controlPreview, .controlSlide,
            .controlKeys, .controlDisabled, .controlWave,
        ])
}

/// The six ideas that carry the tour.
enum Highlights {
    /// Each stop, with the numbers of the steps that are shown.
    static let stops: [(stop: Stop, steps: [Int])] = [
        (.controlBasic, [0, 1]), (.controlSymbolStyle, [0]), (.wrapping, [0]),
        (.controlWrapping, [0]), (.controlStacking, [0]), (.controlSlide, [3]),
    ]
}
