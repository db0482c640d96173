import Foundation
import Tessera

/// A book that the user has read, with a review.
@Observable
final class Book: Identifiable, Codable {
    var title: String
    var author: String
    var genre: String
    var review: String
    var rating: Int

    init(title: String, author: String, genre: String, review: String, rating: Int) {
        self.title = title
        self.author = author
        self.genre = genre
        self.review = review
        self.rating = rating
    }

    // `@Observable` keeps the values under names of its own; the file has theirs.
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case _title = "title"
        case _author = "author"
        case _genre = "genre"
        case _review = "review"
        case _rating = "rating"
    }

    /// The keys of a book in the file.
    static let keys = CodingKeys.allCases.map(\.rawValue)
}

extension Book: Hashable {
    static func == (left: Book, right: Book) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
