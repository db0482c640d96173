import TesseraPrograms
import Tessera

extension Chapter {
    static let leftOut: Chapter = Chapter(
        "left-out",
        "What the proposal mentions and this program does not have, with the reason."
    ) { telling in
        telling.show(
            "Left out",
            Page.table([
                ["half stars and decimals", "future, says the proposal; the rating is an Int"],
                ["", "to show them there is AverageRating: `swift run Averages`"],
                ["a slider for decimals", "future, and nothing is said of how it looks or acts"],
                [
                    "the access modifiers",
                    "a link to those of Stepper: every view has them already",
                ],
                ["accessibility(selectionIdentifier:)", "deprecated, and for selection in a list"],
                ["frame()", "deprecated, and without effect; frame(width:height:) is there"],
            ]))
        let host = ViewHost(
            rootView: RatingView(rating: .constant(1)).frame(width: 200)
                .accessibilityLabel("Service"))
        telling.show(
            "Modifiers that every view has",
            "\(host.tree.roots.first?.line(.accessibility) ?? "")")
    }
}
