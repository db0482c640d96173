import TesseraPrograms

/// A part of the tour: what its stops have in common, and the stops.
struct Part: Sendable {
    let name: String
    /// What the part is about, as it is printed.
    let introduction: String
    let stops: [Stop]
}

extension Part {
    static let all = [reading, seed, control]

    private static let reading = Part(
        name: "how to read a tree", introduction: Page.table(Guide.signs), stops: [.reading])

    private static let seed = Part(
        name: "the seed",
        introduction: Page.wrapped(
            "The module `TesseraRating`: a style draws one symbol of a rating, and says what a tap "
                + "on it does."),
        stops: [
            .basic, .parameters, .ownStyle, .propagation, .override, .systemImage, .wrapping,
            .stacking, .fresh, .environment, .state, .readOnly, .disabled, .outOfRange, .restyle,
            .accessibility, .slide, .sides,
        ])

    private static let control = Part(
        name: "the counter-proposal",
        introduction: Page.wrapped(
            "The module `TesseraControlRating`: one style arranges the whole control, another draws "
                + "one symbol, and what a tap does is the control's. How styles propagate, and "
                + "that they read the environment and keep state, is as in the seed."),
        stops: [
            .controlBasic, .controlValues, .controlSymbolStyle, .controlArrangement,
            .controlWrapping, .controlStacking, .controlAverage, .controlPreview, .controlSlide,
            .controlKeys, .controlDisabled,
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
