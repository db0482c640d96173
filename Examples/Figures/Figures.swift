import Foundation
import Tessera
import TesseraControlRating
public import TesseraPage
import TesseraPrograms

/// The pictures of Proposal.md.
@MainActor
public enum Figures {
    /// A page with the pictures as views that a reader can touch.
    public static func page() throws -> TouchablePage {
        var page = TouchablePage(title: "The figures of the proposal")
        page.add(
            heading: "",
            "Touch the ratings, slide over them, or use them by Tab and the arrows. `Average` shows a number alone, "
                + "and does not respond.")
        let form = ProposedViewSize(width: 320, height: 164)
        let summary = try code("summary")
        page.add("A form", code: try code("form"), size: form) { FeedbackForm() }
        page.add("Hearts", code: try code("hearts"), size: form) { HeartyForm() }
        page.add("Numbers", code: try code("numbers"), size: form) {
            FeedbackForm().ratingSymbolStyle(NumberRatingSymbolStyle())
        }
        page.add("An average", code: summary) { Summary(average: 3.7) }
        page.add("A border", code: "\(try code("border"))\n\n\(summary)") {
            Summary(average: 3.7).ratingStyle(BorderedRatingStyle())
        }
        page.add("The chosen symbol alone", code: try code("highlight")) {
            Diary().labelsHidden().ratingStyle(HighlightRatingStyle())
        }
        page.add(
            "A red border with each design", text: "The ratings show a number, and do not respond."
        ) { Designs() }
        return page
    }

    private static func code(_ region: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
        return try SourceRegion.code(named: region, in: file.appending(path: "ProposalCode.swift"))
    }
}
