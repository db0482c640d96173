import Tessera
import TesseraDrawing

/// A look of a view: what it shows, prints and announces, and where it can be used.
struct Look: Hashable {
    /// The frame, the picture, the tree, the announced elements, the places of touches, those of keys, and
    /// the way back.
    let part: Part
    /// The source that has the focus, if the focus is not recorded apart.
    let focus: Int?
}

/// The looks of a view, and what leads from one to another.
struct Recording {
    /// A change that moves: pictures with their times, as changes of the first look.
    typealias Film = [Frame]

    struct Frame {
        let milliseconds: Int
        let changes: [PartChange]
    }

    /// The looks; the first one is that of the new view.
    var looks = Numbered<Look>()
    /// What a person can do with each look at rest.
    var surveys: [Int: Survey] = [:]
    /// The look that an act of a source leads to from another: `acts[[look, source]]?["ArrowUp"]`.
    var acts: [[Int]: [String: Int]] = [:]
    var touches: [[Int]: TouchTable] = [:]
    var films: [[Int]: Film] = [:]
    var nets = Numbered<TouchNet>()
    /// For each cell of a net, the cell that stands for it.
    var classes: [TouchNet: [Int]] = [:]
    var parts: [ApartPart] = []
    /// The sources of keys whose view takes text.
    var textSources: Set<Int> = []
    /// Whether the focus moves without a change of the looks.
    var isFocusApart = true
    var observesFocus = false
    /// The number of acts that lead to looks beyond the limit.
    var leftOut = 0
    /// What pictures do not show.
    private(set) var omissions: [Drawing.Omission] = []

    /// The number of a look that is not recorded.
    static let leftOut = -2

    mutating func note(_ drawing: Drawing) {
        for omission in drawing.omissions where !omissions.contains(omission) {
            omissions.append(omission)
        }
    }

    /// Returns the changes that lead from the first look to another.
    func changes(of look: Int) -> [PartChange] {
        looks.values[look].part.changes(from: looks.values[0].part)
    }

    /// Returns for each cell of a net the first cell with the same results in some tables.
    func classes(of net: TouchNet, in tables: [TouchTable]) -> [Int] {
        var first: [[[TouchTable.Pair?]]: Int] = [:]
        return (0..<net.count).map { cell in
            let results = tables.map { $0.results(at: cell) }
            if let known = first[results] { return known }
            first[results] = cell
            return cell
        }
    }

    /// Returns the look that shows a look of each part.
    func look(showing numbers: [Int]) -> Part {
        numbers.reduce(looks.values[0].part) { $0.applying(changes(of: $1)) }
    }
}

/// A part of a view that changes apart from the others: sources whose acts change the same places.
final class ApartPart {
    var sources: Set<Int>
    /// The looks at rest that the acts lead to, while the other parts have their first look.
    var rests: [Int] = [0]
    /// All looks, also those while a finger is down.
    var looks: Set<Int> = [0]
    var places = ChangedPlaces()

    init(sources: Set<Int>) { self.sources = sources }
}

extension Recording {
    /// What the page says of the recording.
    var notes: [String] {
        var notes: [String] = []
        if leftOut > 0 {
            notes.append(
                "\(surveys.count) looks are recorded; \(leftOut) acts that lead to others are left out."
            )
        }
        if !omissions.isEmpty { notes.append(omissions.sentence) }
        return notes
    }
}
