import TesseraPrograms
import Tessera

extension Chapter {
    static let emoji: Chapter = Chapter(
        "emoji",
        "A face for a rating, one for each of five. A rating below 1 is none of the cases, and so "
            + "the best of all; a screen reader spells the picture out and says no number."
    ) { telling in
        let rows = (-1...6).map { rating in
            let host = ViewHost(rootView: EmojiRatingView(rating: rating))
            return ["\(rating)", host.tree.all("Text").first?.text ?? "nothing"]
        }
        telling.show("The faces", Page.table([["rating", "face"]] + rows))
        telling.show(
            "What a screen reader is told",
            "\(ViewHost(rootView: EmojiRatingView(rating: 2)).accessibilityTree)")
    }
}
