import TesseraDrawing
import Tessera

/// A look of a view: its picture, its tree, its announced elements, and the places where it can be used.
struct Look: Hashable {
    /// The frame, the picture, the tree, the announced elements, the places of touches, those of keys, and
    /// the way back with the number of screens.
    let part: Part
    /// The source that has the focus, if the focus is not recorded apart.
    let focus: Int?
}

/// What a person can do with a look.
struct Survey {
    /// An act of a source, by the name that the page's script knows it by.
    typealias Act = (name: String, step: Step)

    var regions: [TouchRegion] = []
    /// The sources of keys, in the order of Tab.
    var stops: [Int] = []
    /// The acts of assistive technologies, and the way back, by their sources.
    var acts: [Int: [Act]] = [:]
    /// The source of the way back to another screen; `nil` without one.
    var wayBack: Int?

    var sources: Set<Int> { Set(regions.map(\.source)).union(stops).union(acts.keys) }
}

/// The sources of acts, numbered by the paths of their views.
@MainActor
final class SourceNames {
    private var known = Numbering<[String]>()

    func number(of kind: String, _ paths: [String]) -> Int { known([kind] + paths) }

    /// Returns the numbers of sources of one kind. Several may have one path.
    func numbers(of kind: String, _ paths: [String]) -> [Int] {
        var counts: [String: Int] = [:]
        return paths.map { path in
            counts[path, default: 0] += 1
            return number(of: kind, [path, "\(counts[path] ?? 0)"])
        }
    }
}
