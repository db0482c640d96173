import TesseraPrograms
import Tessera

extension Chapter {
    static let maximum: Chapter = Chapter(
        "maximum",
        "A maximum that changes is ignored: `ForEach(1..<maxRating+1)` is for a range that stays. "
            + "The minimum of 1 is stated and not kept: 0 draws no star, and below 0 the range "
            + "stops the program, which is why that is not run here but in a test of its own."
    ) { telling in
        let proposed = ViewHost(rootView: RatingView("Stars", rating: .constant(1), maxRating: 2))
        proposed.rootView = RatingView("Stars", rating: .constant(1), maxRating: 4)
        telling.show(
            "From 2 to 4",
            """
            \(proposed.tree.all("Image").count) stars
            \(proposed.issues.map(\.description).joined(separator: "\n"))
            """)

        let none = ViewHost(rootView: RatingView("Stars", rating: .constant(1), maxRating: 0))
        telling.show("With a maximum of 0", "\(none.tree)")
        telling.show("Runtime issues", none.issues.map(\.description).joined(separator: "\n"))

        let mended = ViewHost(
            rootView: MendedRatingView("Stars", rating: .constant(1), maxRating: 2))
        mended.rootView = MendedRatingView("Stars", rating: .constant(1), maxRating: 4)
        telling.show("Mended, from 2 to 4", "\(mended.tree.all("Image").count) stars")
        mended.rootView = MendedRatingView("Stars", rating: .constant(1), maxRating: -1)
        telling.show(
            "Mended, to -1",
            """
            \(mended.tree.all("Image").count) star
            \(mended.issues.map(\.description).joined(separator: "\n"))
            """)
    }
}
