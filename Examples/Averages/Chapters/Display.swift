import TesseraPrograms
import Tessera
import TesseraRating

extension Chapter {
    static let display: Chapter = Chapter(
        "display",
        "An average is shown to the nearest star, to the nearest half, or as it is; that is the "
            + "style's to say. What a screen reader is told is the number, whatever the style."
    ) { telling in
        try telling.code("display")
        let host = ViewHost(rootView: ProductRow(average: 3.7))
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        telling.show(
            "A new average", "\(host.difference { host.rootView = ProductRow(average: 4) })")

        let values = [0, 0.2, 0.25, 0.5, 0.7, 0.75, 1, 2.3, 2.96, 3, -1, 8, .nan]
        let header =
            ["value"] + FillPrecision.allCases.map { ".\($0)" } + ["the article's", "said"]
        telling.show(
            "Whole, half, exact, and the article's first control, which calls any fraction a half",
            Page.table([header] + values.map(row)))
    }

    @MainActor
    private static func row(for value: Double) -> [String] {
        let average = AverageRating(value: value, count: 3)
        return ["\(value)"]
            + FillPrecision.allCases.map { precision in
                Picture.of(average.averageRatingStyle(.star(precision)))
            } + [
                Picture.of(average.averageRatingStyle(ThreePicturesStyle(images: RateImages()))),
                ViewHost(rootView: average).accessibilityTree.roots.first?.value ?? "",
            ]
    }
}

// region: display
private struct ProductRow: View {
    let average: Double

    var body: some View {
        VStack {
            AverageRating(value: average)
                .averageRatingStyle(.star(.whole))
            AverageRating(value: average)
            AverageRating(value: average, spacing: 2, count: 4)
                .averageRatingStyle(.systemImage("heart", .exact))
        }
    }
}
// endregion
