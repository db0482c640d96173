import Tessera
import TesseraDrawing

/// The looks of a view, and what leads from one to another.
struct Recording {
    /// A look with a source.
    struct Place: Hashable {
        let look: Int
        let source: Int
    }

    struct Change: Hashable {
        let from: Int
        let to: Int
    }

    /// The pictures of a change that moves, each as changes of the picture before.
    typealias Film = [Frame]

    struct Frame {
        let milliseconds: Int
        let changes: [PartChange]
    }

    /// The looks. The first one is that of the new view.
    var looks = Numbering<Look>()
    /// What a person can do with each look at rest.
    var surveys: [Int: Survey] = [:]
    /// The looks that acts lead to, by their names.
    var acts: [Place: [String: Int]] = [:]
    var touches: [Place: TouchTable] = [:]
    var films: [Change: Film] = [:]
    var nets = Numbering<TouchNet>()
    /// For each cell of a net the cell that represents it.
    private(set) var cells: [TouchNet: [Int]] = [:]
    var parts: [ApartPart] = []
    /// The sources of keys whose view takes text.
    var textSources: Set<Int> = []
    /// Whether the focus moves without a change of the looks.
    var isFocusApart = true
    var observesFocus = false
    /// The things that the pictures do not show.
    private(set) var omissions: [Drawing.Omission] = []
    /// The number of random acts in a trial, and of those that did not lead to the recorded look.
    var trial = (acts: 0, faults: 0)

    /// The numbers of looks that are not recorded: beyond the limit, or after scrolling.
    static let (leftOut, scrolled) = (-2, -3)

    mutating func note(_ drawing: Drawing) {
        for omission in drawing.omissions where !omissions.contains(omission) {
            omissions.append(omission)
        }
    }

    /// Joins the cells of a net that do the same in some tables.
    mutating func joinCells(of net: TouchNet, by tables: [TouchTable]) {
        var first: [[[TouchTable.Pair?]]: Int] = [:]
        cells[net] = (0..<net.count).map { cell in
            let results = tables.map { $0.results(at: cell) }
            let known = first[results] ?? cell
            first[results] = known
            return known
        }
    }

    /// Returns the changes that lead from the first look to another.
    func changes(of look: Int) -> [PartChange] {
        looks.values[look].part.changes(from: looks.values[0].part)
    }

    /// Returns the look in which each part of the view has one of some looks.
    func look(showing numbers: [Int]) -> Part {
        numbers.reduce(looks.values[0].part) { $0.applying(changes(of: $1)) }
    }

    /// What the page says of the recording.
    var notes: [String] {
        var notes: [String] = []
        let targets = acts.values.flatMap(\.values) + touches.values.flatMap(\.looks)
        if targets.contains(Self.leftOut) {
            notes.append(
                "\(surveys.count) looks are recorded. Acts that lead to others are left out.")
        }
        if trial.faults > 0 {
            notes.append(
                "Of \(trial.acts) acts in a trial, \(trial.faults) led to another look than the recorded "
                    + "one: the view keeps values that it does not show.")
        }
        if !omissions.isEmpty { notes.append(omissions.sentence) }
        return notes
    }
}

/// A part of a view that changes apart from the others: sources whose acts change the same places.
final class ApartPart {
    var sources: Set<Int>
    /// The looks at rest that the acts lead to, while the other parts have their first look.
    var rests: [Int] = [0]
    /// All looks, also those while a finger is down.
    var looks: Set<Int> = [0]

    init(_ source: Int) { sources = [source] }
}
